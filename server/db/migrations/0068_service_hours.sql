-- When a service can be booked, where that is not the opening hours of the business: { "mon": [["09:00", "12:00"]] }.
alter table service add column hours jsonb;
