-- +goose Up

-- What happened to a record is read from each table of its own, newest first.
CREATE INDEX audit_log_acting_as ON audit_log (tenant_id, acting_as, at DESC, id) WHERE acting_as IS NOT NULL;
CREATE INDEX export_trip ON export (tenant_id, trip_id, created_at) WHERE trip_id IS NOT NULL;
CREATE INDEX export_host ON export (tenant_id, host_id, created_at) WHERE host_id IS NOT NULL;
CREATE INDEX repricing_trip_trip ON repricing_trip (tenant_id, trip_id);

-- The records that an email is about: those that its key and its link name.
ALTER TABLE email ADD COLUMN about uuid[] NOT NULL DEFAULT '{}';

-- Whom a delivered event concerns, as the event says.
ALTER TABLE webhook_delivery ADD COLUMN event_type text NOT NULL DEFAULT '', ADD COLUMN trip_id uuid, ADD COLUMN booking_id uuid,
    ADD COLUMN host_id uuid, ADD COLUMN operator_id uuid;

-- What a provider's event was about; unknown for those received before.
ALTER TABLE payment_event ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(), ADD COLUMN kind text NOT NULL DEFAULT '', ADD COLUMN payment_id uuid;

-- The setting is a literal because set_config() does not reach the shards of a distributed database.
-- +goose StatementBegin
DO $$
DECLARE market record;
BEGIN
    FOR market IN SELECT t.id FROM tenant t LOOP
        EXECUTE format('SET LOCAL caravan.tenant_id = %L', market.id);
        UPDATE email e SET about = ARRAY(SELECT DISTINCT m[1]::uuid FROM regexp_matches(e.dedupe_key || ' ' || e.path,
            '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m)
        WHERE e.tenant_id = market.id AND e.batch IS NULL;
        UPDATE webhook_delivery d SET event_type = e.type, trip_id = e.trip_id, booking_id = e.booking_id, host_id = e.host_id, operator_id = e.operator_id
        FROM event e WHERE d.tenant_id = market.id AND e.tenant_id = d.tenant_id AND e.id = d.event_id;
    END LOOP;
    SET LOCAL caravan.tenant_id = '';
END $$;
-- +goose StatementEnd

CREATE INDEX email_about ON email USING gin (about) WHERE batch IS NULL;
CREATE INDEX webhook_delivery_trip ON webhook_delivery (tenant_id, trip_id, created_at DESC, id DESC) WHERE trip_id IS NOT NULL;
CREATE INDEX webhook_delivery_booking ON webhook_delivery (tenant_id, booking_id, created_at DESC, id DESC) WHERE booking_id IS NOT NULL;
CREATE INDEX webhook_delivery_host ON webhook_delivery (tenant_id, host_id, created_at DESC, id DESC) WHERE host_id IS NOT NULL;
CREATE INDEX webhook_delivery_operator ON webhook_delivery (tenant_id, operator_id, created_at DESC, id DESC) WHERE operator_id IS NOT NULL;
CREATE INDEX payment_event_payment ON payment_event (tenant_id, payment_id) WHERE payment_id IS NOT NULL;

-- +goose Down
ALTER TABLE payment_event DROP COLUMN id, DROP COLUMN kind, DROP COLUMN payment_id;
ALTER TABLE webhook_delivery DROP COLUMN event_type, DROP COLUMN trip_id, DROP COLUMN booking_id, DROP COLUMN host_id, DROP COLUMN operator_id;
ALTER TABLE email DROP COLUMN about;
DROP INDEX repricing_trip_trip;
DROP INDEX export_host;
DROP INDEX export_trip;
DROP INDEX audit_log_acting_as;
