-- The replies of checks are kept when a source is changed, so that the owner reads what the assistant said before and
-- says now. They go, as before, in the transaction that deletes a source: a source, unlike its passages, is deleted only
-- to be forgotten. The lock is the one of forget_reports.
drop trigger forget_replies on knowledge_chunk;
create trigger forget_replies after delete on knowledge_source
  referencing old table as gone for each statement execute function forget_replies();
