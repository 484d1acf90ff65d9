-- A contact belongs to an audience, and with it to the business. A key to the business itself says nothing more, and was
-- looked up once more for every contact of an import.
alter table contact drop constraint contact_tenant_id_fkey;
