-- The pace of accounts and the positions in mailboxes belong to no one business, so the tenant role has no part in them.
-- The program reads and writes them as frontdesk_across.
revoke all on send_pace, mailbox_position from frontdesk_tenant;
