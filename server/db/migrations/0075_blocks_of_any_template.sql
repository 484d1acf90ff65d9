-- That only mails have blocks is a rule of templates, like everything else that a channel can't have: the table holds none
-- of these rules.
alter table message_template drop constraint message_template_check;
