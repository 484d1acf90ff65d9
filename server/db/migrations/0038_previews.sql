-- What a preview showed: aspect → its fingerprint (broadcasts/shown.ts). Null for one from before these were kept.
alter table broadcast add column previewed jsonb;
