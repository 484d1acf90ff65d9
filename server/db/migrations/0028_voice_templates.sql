-- What becomes of a machine that picks up a call of this template; null: what the account has for its calls.
alter table message_template
  add column on_machine text check (on_machine in ('hang_up', 'leave_message')),
  add check (on_machine is null or channel = 'voice');
