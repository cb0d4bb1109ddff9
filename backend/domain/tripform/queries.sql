-- name: GetForm :one
SELECT * FROM trip_form WHERE tenant_id = @tenant_id AND participant_id = @participant_id;

-- name: InsertForm :exec
INSERT INTO trip_form (tenant_id, participant_id, trip_id, open_part, sealed_part, complete, version, updated_at, insured)
VALUES (@tenant_id, @participant_id, @trip_id, @open_part, @sealed_part, @complete, 1, @updated_at, @insured);

-- name: UpdateForm :execrows
UPDATE trip_form SET open_part = @open_part, sealed_part = @sealed_part, complete = @complete, version = version + 1, updated_at = @updated_at,
  insured = @insured
WHERE tenant_id = @tenant_id AND participant_id = @participant_id AND version = @version;

-- name: MoveForms :exec
-- MoveForms keeps the travelers' answers, which they review for the other trip.
UPDATE trip_form SET trip_id = @trip_id, complete = false, version = version + 1 WHERE tenant_id = @tenant_id AND participant_id = ANY (@participant_ids::uuid[]);

-- name: CompleteForms :many
SELECT participant_id FROM trip_form WHERE tenant_id = @tenant_id AND participant_id = ANY (@participant_ids::uuid[]) AND complete;

-- name: CompleteFormsOfTrip :many
SELECT participant_id FROM trip_form WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND complete;

-- name: InsuredForms :many
-- InsuredForms returns travelers who name their own insurance, even if the rest of the form is incomplete.
SELECT participant_id FROM trip_form WHERE tenant_id = @tenant_id AND participant_id = ANY (@participant_ids::uuid[])
    AND (insured
      -- A form from before policies were sealed.
      OR trim(coalesce(open_part -> 'travelInsurance' ->> 'carrier', '')) <> '' AND trim(coalesce(open_part -> 'travelInsurance' ->> 'policyNumber', '')) <> '');

-- name: GetHostForm :one
SELECT * FROM host_trip_form WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND member_id = @member_id;

-- name: InsertHostForm :exec
INSERT INTO host_trip_form (tenant_id, trip_id, member_id, open_part, sealed_part, complete, version, updated_at)
VALUES (@tenant_id, @trip_id, @member_id, @open_part, @sealed_part, @complete, 1, @updated_at);

-- name: UpdateHostForm :execrows
UPDATE host_trip_form SET open_part = @open_part, sealed_part = @sealed_part, complete = @complete, version = version + 1, updated_at = @updated_at
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND member_id = @member_id AND version = @version;

-- name: OpenForms :many
-- OpenForms returns forms from before contacts and policies were sealed.
SELECT participant_id, open_part, sealed_part, version FROM trip_form
WHERE tenant_id = @tenant_id AND open_part ?| ARRAY['emergencyContact', 'travelInsurance'] ORDER BY participant_id LIMIT @page_size;

-- name: SealForm :exec
UPDATE trip_form SET open_part = @open_part, sealed_part = @sealed_part, insured = @insured
WHERE tenant_id = @tenant_id AND participant_id = @participant_id AND version = @version;

-- name: OpenHostForms :many
SELECT trip_id, member_id, open_part, sealed_part, version FROM host_trip_form
WHERE tenant_id = @tenant_id AND open_part ?| ARRAY['emergencyContact', 'travelInsurance'] ORDER BY trip_id, member_id LIMIT @page_size;

-- name: SealHostForm :exec
UPDATE host_trip_form SET open_part = @open_part, sealed_part = @sealed_part
WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND member_id = @member_id AND version = @version;

-- name: TripForms :many
-- TripForms returns the answers of a trip's travelers so far, without the sealed part.
SELECT participant_id, open_part, updated_at FROM trip_form WHERE tenant_id = @tenant_id AND trip_id = @trip_id;

-- name: SealedForms :many
SELECT participant_id, open_part, sealed_part FROM trip_form WHERE tenant_id = @tenant_id AND trip_id = @trip_id ORDER BY participant_id;

-- name: EraseForms :execrows
DELETE FROM trip_form WHERE tenant_id = @tenant_id AND participant_id = ANY (@participant_ids::uuid[]);

-- name: EraseHostForms :execrows
DELETE FROM host_trip_form WHERE tenant_id = @tenant_id AND member_id = @member_id;
