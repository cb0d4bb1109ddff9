-- +goose Up

-- What the long lists of the admins are sorted by.
CREATE INDEX booking_booked ON booking (tenant_id, created_at, id);
CREATE INDEX booking_participant_name ON booking_participant (tenant_id, lower(last_name || ' ' || first_name), id);
CREATE INDEX trip_start ON trip (tenant_id, start_date, id);
CREATE INDEX trip_name ON trip (tenant_id, lower(name), id);

-- +goose Down
DROP INDEX trip_name;
DROP INDEX trip_start;
DROP INDEX booking_participant_name;
DROP INDEX booking_booked;
