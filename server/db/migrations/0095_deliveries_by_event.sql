-- A delivery is looked up by all of its key, and by its event alone when that is forgotten. Without recent statistics
-- PostgreSQL took the index of events for the first as well, and read the deliveries of an event to every other webhook.
create index webhook_delivery_event on webhook_delivery (tenant_id, event_id, webhook_id);
drop index webhook_delivery_tenant_id_event_id_idx;
