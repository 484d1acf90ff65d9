-- A mail that was put together of blocks. Its body is the HTML that the blocks make, so that whatever sends, previews or
-- compares templates knows of no blocks.
alter table message_template
  add column blocks jsonb check (blocks is null or channel = 'email'),
  add column preheader text;
