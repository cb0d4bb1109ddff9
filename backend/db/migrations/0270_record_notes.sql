-- +goose Up

-- What staff write about a record for each other, and the words under which they group records.
CREATE TABLE record_note (
    tenant_id   uuid NOT NULL,
    id          uuid NOT NULL,
    object_type text NOT NULL CHECK (object_type IN ('Member', 'Trip', 'Booking', 'Host', 'Operator', 'Itinerary')),
    object_id   uuid NOT NULL,
    member_id   uuid NOT NULL,
    said        text NOT NULL,
    written_at  timestamptz NOT NULL,
    changed_at  timestamptz,
    PRIMARY KEY (tenant_id, id),
    FOREIGN KEY (tenant_id, member_id) REFERENCES member (tenant_id, id)
);
CREATE INDEX record_note_object ON record_note (tenant_id, object_type, object_id, written_at DESC, id DESC);
CREATE INDEX record_note_member ON record_note (tenant_id, member_id);
ALTER TABLE record_note ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_note FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON record_note USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON record_note TO caravan_app;

CREATE TABLE record_tag (
    tenant_id   uuid NOT NULL,
    object_type text NOT NULL CHECK (object_type IN ('Member', 'Trip', 'Booking', 'Host', 'Operator', 'Itinerary')),
    object_id   uuid NOT NULL,
    tag         text NOT NULL,
    tagged_at   timestamptz NOT NULL,
    PRIMARY KEY (tenant_id, object_type, object_id, tag)
);
CREATE INDEX record_tag_tag ON record_tag (tenant_id, tag, tagged_at DESC, object_id);
ALTER TABLE record_tag ENABLE ROW LEVEL SECURITY;
ALTER TABLE record_tag FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON record_tag USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON record_tag TO caravan_app;

-- +goose Down
DROP TABLE record_tag;
DROP TABLE record_note;
