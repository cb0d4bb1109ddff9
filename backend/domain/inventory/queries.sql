-- name: GetItem :one
SELECT * FROM inventory_item WHERE tenant_id = @tenant_id AND id = @id AND deleted_at IS NULL;

-- name: LockItem :one
SELECT * FROM inventory_item WHERE tenant_id = @tenant_id AND id = @id AND deleted_at IS NULL FOR UPDATE;

-- name: ListItems :many
SELECT * FROM inventory_item
WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND deleted_at IS NULL
ORDER BY start_date, package_level, id;

-- name: ListItemsOf :many
-- ListItemsOf returns the departures of several itineraries from a day on, for the catalogue.
SELECT * FROM inventory_item
WHERE tenant_id = @tenant_id AND itinerary_id = ANY (@itinerary_ids::uuid[]) AND deleted_at IS NULL AND start_date >= @from_date::date
ORDER BY itinerary_id, start_date, package_level, id;

-- name: ListItemsBetween :many
-- ListItemsBetween returns the departures of several itineraries in a period, for the operator's calendar.
SELECT * FROM inventory_item
WHERE tenant_id = @tenant_id AND itinerary_id = ANY (@itinerary_ids::uuid[]) AND deleted_at IS NULL
  AND start_date BETWEEN @first_day::date AND @last_day::date
ORDER BY start_date, package_level, id;

-- name: InsertItem :one
INSERT INTO inventory_item (
    tenant_id, id, itinerary_id, start_date, package_level, quantity_available, single_supplement_price_minor, single_supplement_quantity,
    pre_transfer_price_minor, post_transfer_price_minor, cost_schedule, pre_accommodation, post_accommodation, accommodation_selections, created_at)
VALUES (
    @tenant_id, @id, @itinerary_id, @start_date, @package_level, @quantity_available, @single_supplement_price_minor, @single_supplement_quantity,
    @pre_transfer_price_minor, @post_transfer_price_minor, @cost_schedule, @pre_accommodation, @post_accommodation, @accommodation_selections, @created_at)
RETURNING *;

-- name: SaveItem :one
UPDATE inventory_item SET
    quantity_available = @quantity_available, single_supplement_price_minor = @single_supplement_price_minor,
    single_supplement_quantity = @single_supplement_quantity, pre_transfer_price_minor = @pre_transfer_price_minor,
    post_transfer_price_minor = @post_transfer_price_minor, cost_schedule = @cost_schedule,
    pre_accommodation = @pre_accommodation, post_accommodation = @post_accommodation,
    accommodation_selections = @accommodation_selections, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version AND deleted_at IS NULL
RETURNING *;

-- name: OthersOn :one
SELECT count(*) FROM inventory_item
WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND start_date = @start_date AND id <> @id AND deleted_at IS NULL;

-- name: ResetSelections :many
-- ResetSelections resets departures that selected an accommodation to the default one (O-204).
UPDATE inventory_item SET accommodation_selections = accommodation_selections - @accommodation_id::text, version = version + 1
WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND deleted_at IS NULL AND accommodation_selections ? @accommodation_id::text
RETURNING start_date;

-- name: DeleteItem :execrows
UPDATE inventory_item SET deleted_at = @deleted_at::timestamptz, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND deleted_at IS NULL AND quantity_pending = 0 AND quantity_confirmed = 0;

-- name: GetItemWithRemoved :one
SELECT * FROM inventory_item WHERE tenant_id = @tenant_id AND id = @id;

-- name: TakeItem :execrows
-- TakeItem checks and takes the free quantity in one statement: of two concurrent requests for the last one, one
-- affects no row.
UPDATE inventory_item SET quantity_pending = quantity_pending + 1
WHERE tenant_id = @tenant_id AND id = @id AND deleted_at IS NULL AND quantity_pending + quantity_confirmed < quantity_available;

-- name: TakeItemBlindly :exec
-- TakeItemBlindly is for the build that demonstrates what happens without TakeItem's condition.
UPDATE inventory_item SET quantity_pending = quantity_pending + 1 WHERE tenant_id = @tenant_id AND id = @id;

-- name: ConfirmItem :exec
UPDATE inventory_item SET quantity_pending = quantity_pending - 1, quantity_confirmed = quantity_confirmed + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: ReleaseItem :exec
UPDATE inventory_item SET
    quantity_pending = quantity_pending - CASE WHEN @confirmed::boolean THEN 0 ELSE 1 END,
    quantity_confirmed = quantity_confirmed - CASE WHEN @confirmed::boolean THEN 1 ELSE 0 END
WHERE tenant_id = @tenant_id AND id = @id;
