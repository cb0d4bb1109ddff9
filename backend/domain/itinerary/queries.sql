-- name: GetItinerary :one
SELECT * FROM itinerary WHERE tenant_id = @tenant_id AND id = @id;

-- name: LockItinerary :one
SELECT * FROM itinerary WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: GetItineraries :many
SELECT * FROM itinerary WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: ListItineraries :many
SELECT * FROM itinerary
WHERE tenant_id = @tenant_id
  AND (sqlc.narg('operator_id')::uuid IS NULL OR operator_id = sqlc.narg('operator_id'))
  AND (sqlc.narg('status')::text IS NULL OR status = sqlc.narg('status'))
  AND (sqlc.narg('max_tier')::int IS NULL OR tier <= sqlc.narg('max_tier'))
  AND (@country::text = '' OR country = @country)
  AND (@category::text = '' OR @category = ANY (categories))
  AND (@search::text = '' OR name ILIKE '%' || @search || '%' OR destination ILIKE '%' || @search || '%' OR country ILIKE '%' || @search || '%')
  AND (lower(name), id) > (@after_name::text, @after_id::uuid)
ORDER BY lower(name), id
LIMIT @page_size;

-- name: Countries :many
SELECT DISTINCT country FROM itinerary
WHERE tenant_id = @tenant_id
  AND (sqlc.narg('operator_id')::uuid IS NULL OR operator_id = sqlc.narg('operator_id'))
  AND (sqlc.narg('status')::text IS NULL OR status = sqlc.narg('status'))
ORDER BY country;

-- name: Categories :many
SELECT DISTINCT unnest(categories)::text AS category FROM itinerary
WHERE tenant_id = @tenant_id
  AND (sqlc.narg('operator_id')::uuid IS NULL OR operator_id = sqlc.narg('operator_id'))
  AND (sqlc.narg('status')::text IS NULL OR status = sqlc.narg('status'))
ORDER BY category;

-- name: InsertItinerary :one
INSERT INTO itinerary (
    tenant_id, id, operator_id, status, name, country, destination, trip_summary, categories, length_in_days, currency, tier,
    activity_level, minimum_spots, maximum_spots, year_over_year_increase_bp, schedule_year, traveler_insurance_required,
    passport_required, inventory_enabled, operator_code, content, created_at, updated_at)
VALUES (
    @tenant_id, @id, @operator_id, @status, @name, @country, @destination, @trip_summary, @categories, @length_in_days, @currency, @tier,
    @activity_level, @minimum_spots, @maximum_spots, @year_over_year_increase_bp, @schedule_year, @traveler_insurance_required,
    @passport_required, true, @operator_code, @content, @now, @now)
RETURNING *;

-- name: SaveItinerary :one
UPDATE itinerary SET
    status = @status, name = @name, country = @country, destination = @destination, trip_summary = @trip_summary,
    categories = @categories, length_in_days = @length_in_days, activity_level = @activity_level,
    minimum_spots = @minimum_spots, maximum_spots = @maximum_spots, content = @content,
    traveler_insurance_required = @traveler_insurance_required, operator_code = @operator_code,
    updated_at = @now, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version
RETURNING *;

-- name: ListServices :many
SELECT * FROM itinerary_service
WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id
ORDER BY day, position, id;

-- name: DeleteServices :exec
DELETE FROM itinerary_service WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id;

-- name: InsertServices :exec
INSERT INTO itinerary_service (tenant_id, id, itinerary_id, day, position, type, timing, price_minor, detail)
SELECT @tenant_id, (s ->> 'id')::uuid, @itinerary_id, (s ->> 'day')::int, (s ->> 'position')::int, s ->> 'type', s ->> 'timing',
       (s ->> 'priceMinor')::bigint, s -> 'detail'
FROM jsonb_array_elements(@services::jsonb) AS s;

-- name: Recommendations :many
SELECT itinerary_id, top FROM itinerary_recommendation WHERE tenant_id = @tenant_id AND host_id = @host_id;

-- name: Recommend :exec
INSERT INTO itinerary_recommendation (tenant_id, host_id, itinerary_id, top, note)
VALUES (@tenant_id, @host_id, @itinerary_id, @top, @note)
ON CONFLICT (tenant_id, host_id, itinerary_id) DO UPDATE SET top = excluded.top, note = excluded.note;
