-- What a member booked over knowingly: closed hours, somebody else's time, an event of a calendar.
alter table booking add column overrode text[] not null default '{}';

-- A resource is never booked twice by accident. Whoever reserves a seat still sees these bookings as taken times.
alter table booking drop constraint booking_resource;
alter table booking add constraint booking_resource exclude using gist
  (tenant_id with =, resource with =, service_id with <>, tstzrange(held_from, held_to) with &&)
  where (status <> 'cancelled' and resource is not null and overrode = '{}');
