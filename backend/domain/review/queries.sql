-- name: SaveReview :exec
INSERT INTO review (tenant_id, id, trip_id, itinerary_id, host_id, member_id, rating, comment, saved_at)
VALUES (@tenant_id, @id, @trip_id, @itinerary_id, @host_id, @member_id, @rating, @comment, @saved_at)
ON CONFLICT (tenant_id, trip_id, member_id) DO UPDATE SET rating = excluded.rating, comment = excluded.comment, saved_at = excluded.saved_at;

-- name: GetReview :one
SELECT * FROM review WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND member_id = @member_id;

-- name: ItineraryRating :one
SELECT count(*) AS responses, coalesce(avg(rating), 0)::float8 AS rating FROM review WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id;

-- name: HostRating :one
SELECT count(*) AS responses, coalesce(avg(rating), 0)::float8 AS rating FROM review WHERE tenant_id = @tenant_id AND host_id = @host_id;

-- name: HostReviews :many
SELECT * FROM review WHERE tenant_id = @tenant_id AND host_id = @host_id
  AND (sqlc.narg('before_id')::uuid IS NULL OR id < sqlc.narg('before_id'))
ORDER BY id DESC LIMIT @page_size;
