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
    @passport_required, @inventory_enabled, @operator_code, @content, @now, @now)
RETURNING *;

-- name: SaveItinerary :one
UPDATE itinerary SET
    status = @status, currency = @currency, year_over_year_increase_bp = @year_over_year_increase_bp, passport_required = @passport_required,
    inventory_enabled = @inventory_enabled, name = @name, country = @country, destination = @destination, trip_summary = @trip_summary,
    categories = @categories, length_in_days = @length_in_days, activity_level = @activity_level,
    minimum_spots = @minimum_spots, maximum_spots = @maximum_spots, content = @content,
    traveler_insurance_required = @traveler_insurance_required, operator_code = @operator_code,
    updated_at = @now, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id AND version = @version
RETURNING *;

-- name: SaveItineraryContent :exec
UPDATE itinerary SET content = @content, updated_at = @now WHERE tenant_id = @tenant_id AND id = @id;

-- name: ListServices :many
SELECT * FROM itinerary_service
WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND deleted_at IS NULL
ORDER BY day, position, id;

-- name: ServicesByID :many
-- ServicesByID includes removed services, so that earlier choices keep their names.
SELECT * FROM itinerary_service WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: RemoveServices :exec
-- RemoveServices removes every service of the itinerary that is not among those kept.
UPDATE itinerary_service SET deleted_at = @deleted_at::timestamptz
WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND deleted_at IS NULL AND NOT id = ANY (@kept::uuid[]);

-- name: SaveServices :exec
INSERT INTO itinerary_service (tenant_id, id, itinerary_id, day, position, type, timing, price_minor, detail)
SELECT @tenant_id, (s ->> 'id')::uuid, @itinerary_id, (s ->> 'day')::int, (s ->> 'position')::int, s ->> 'type', s ->> 'timing',
       (s ->> 'priceMinor')::bigint, s -> 'detail'
FROM jsonb_array_elements(@services::jsonb) AS s
ON CONFLICT (tenant_id, id) DO UPDATE SET
    day = excluded.day, position = excluded.position, type = excluded.type, timing = excluded.timing, price_minor = excluded.price_minor,
    detail = excluded.detail, deleted_at = NULL
WHERE itinerary_service.itinerary_id = excluded.itinerary_id;

-- name: SaveToLibrary :exec
INSERT INTO service_library (tenant_id, id, operator_id, type, name, detail, updated_at)
VALUES (@tenant_id, @id, @operator_id, @type, @name, @detail, @updated_at)
ON CONFLICT (tenant_id, operator_id, type, name) DO UPDATE SET detail = excluded.detail, updated_at = excluded.updated_at;

-- name: SearchLibrary :many
SELECT id, type, name, detail, count(*) OVER () AS total FROM service_library
WHERE tenant_id = @tenant_id AND operator_id = @operator_id
  AND (@type::text = '' OR type = @type)
  AND (@search::text = '' OR name ILIKE '%' || @search || '%' OR detail ->> 'description' ILIKE '%' || @search || '%')
ORDER BY updated_at DESC, id
LIMIT @page_size;

-- name: LibraryNames :many
SELECT type, name FROM service_library
WHERE tenant_id = @tenant_id AND operator_id = @operator_id AND name = ANY(@names::text[]);

-- name: DeleteFromLibrary :execrows
DELETE FROM service_library
WHERE tenant_id = @tenant_id AND id = @id AND (sqlc.narg('operator_id')::uuid IS NULL OR operator_id = sqlc.narg('operator_id'));

-- name: InsertVersion :exec
INSERT INTO itinerary_version (tenant_id, itinerary_id, version, action, restored_from, saved_by, saved_at, changes, snapshot)
VALUES (@tenant_id, @itinerary_id, @version, @action, @restored_from, @saved_by, @saved_at, @changes, @snapshot)
ON CONFLICT (tenant_id, itinerary_id, version) DO NOTHING;

-- name: ListVersions :many
SELECT version, action, restored_from, saved_by, saved_at, changes FROM itinerary_version
WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND version < @before
ORDER BY version DESC
LIMIT @page_size;

-- name: GetVersion :one
SELECT snapshot FROM itinerary_version WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND version = @version;

-- name: Recommendations :many
SELECT r.itinerary_id, r.top FROM itinerary_recommendation r
JOIN host_recommendation h ON h.tenant_id = r.tenant_id AND h.host_id = r.host_id
WHERE r.tenant_id = @tenant_id AND r.host_id = @host_id AND h.active;

-- name: InsertRecommendation :exec
INSERT INTO host_recommendation (tenant_id, id, host_id, recommended_by, note, created_at)
VALUES (@tenant_id, @id, @host_id, @recommended_by, @note, @created_at);

-- name: DropOptions :exec
DELETE FROM itinerary_recommendation WHERE tenant_id = @tenant_id AND host_id = @host_id;

-- name: InsertOptions :exec
INSERT INTO itinerary_recommendation (tenant_id, host_id, itinerary_id, top, position)
SELECT @tenant_id, @host_id, unnest(@itinerary_ids::uuid[]), unnest(@tops::boolean[]), unnest(@positions::int[]);

-- name: OptionsOf :many
SELECT r.host_id, r.itinerary_id, r.top, i.name, i.country, i.status, i.content
FROM itinerary_recommendation r JOIN itinerary i ON i.tenant_id = r.tenant_id AND i.id = r.itinerary_id
WHERE r.tenant_id = @tenant_id AND r.host_id = ANY (@host_ids::uuid[])
ORDER BY r.host_id, r.position, i.name;

-- name: DeleteRecommendation :one
DELETE FROM host_recommendation WHERE tenant_id = @tenant_id AND id = @id RETURNING *;

-- name: SeenRecommendation :execrows
UPDATE host_recommendation SET seen_at = @now::timestamptz WHERE tenant_id = @tenant_id AND host_id = @host_id AND seen_at IS NULL;

-- name: Destinations :many
SELECT country, destination, count(*) AS itineraries FROM itinerary
WHERE tenant_id = @tenant_id AND status = 'complete'
GROUP BY country, destination ORDER BY country, destination;

-- name: PublishItinerary :exec
UPDATE itinerary SET published_at = @now::timestamptz WHERE tenant_id = @tenant_id AND id = @id;

-- name: CategoryUse :many
SELECT unnest(categories)::text AS category, count(*) AS itineraries FROM itinerary WHERE tenant_id = @tenant_id GROUP BY 1;

-- name: DestinationUse :many
SELECT country, destination, count(*) AS itineraries FROM itinerary WHERE tenant_id = @tenant_id AND destination <> '' GROUP BY 1, 2;

-- name: MoveDestinations :many
-- MoveDestinations moves itineraries to other destinations, all at once, so that two of them can change places.
UPDATE itinerary i SET country = m.into_country, destination = m.into_name
FROM (SELECT unnest(@from_countries::text[]) AS from_country, unnest(@from_names::text[]) AS from_name,
    unnest(@into_countries::text[]) AS into_country, unnest(@into_names::text[]) AS into_name) m
WHERE i.tenant_id = @tenant_id AND i.country = m.from_country AND i.destination = m.from_name
RETURNING i.id;

-- name: MoveCategory :execrows
UPDATE itinerary SET categories = CASE WHEN @into_id::text = ANY (categories) THEN array_remove(categories, @from_id::text)
    ELSE array_replace(categories, @from_id, @into_id) END
WHERE tenant_id = @tenant_id AND @from_id = ANY (categories);
-- name: OperatorItineraries :many
SELECT id, name FROM itinerary WHERE tenant_id = @tenant_id AND operator_id = @operator_id ORDER BY lower(name), id;

-- name: GoneServices :many
SELECT id FROM itinerary_service WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]) AND deleted_at IS NOT NULL;
