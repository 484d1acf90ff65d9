-- A mail to a member may be the report of a week: `week` is its Monday, on the calendar of the business. Each week is mailed
-- once, however often the job runs.
alter table notification_mail add column week date;
create unique index notification_mail_week on notification_mail (tenant_id, member_id, week) where week is not null;
