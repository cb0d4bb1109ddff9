-- name: SaveReview :exec
-- SaveReview requires a changed review to be checked again; until then, a hidden one stays hidden.
INSERT INTO review (tenant_id, id, trip_id, itinerary_id, host_id, operator_id, member_id, rating, comment, saved_at)
VALUES (@tenant_id, @id, @trip_id, @itinerary_id, @host_id, @operator_id, @member_id, @rating, @comment, @saved_at)
ON CONFLICT (tenant_id, trip_id, member_id) DO UPDATE SET rating = excluded.rating, comment = excluded.comment, saved_at = excluded.saved_at,
    checked_at = NULL;

-- name: GetReview :one
SELECT * FROM review WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND member_id = @member_id;

-- name: ItineraryRating :one
SELECT count(*) AS responses, coalesce(avg(rating), 0)::float8 AS rating FROM review
WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND hidden_at IS NULL;

-- name: HostRating :one
SELECT count(*) AS responses, coalesce(avg(rating), 0)::float8 AS rating FROM review
WHERE tenant_id = @tenant_id AND host_id = @host_id AND hidden_at IS NULL;

-- name: OperatorRating :one
SELECT count(*) AS responses, coalesce(avg(rating), 0)::float8 AS rating FROM review
WHERE tenant_id = @tenant_id AND operator_id = @operator_id::uuid AND hidden_at IS NULL;

-- name: HostReviews :many
SELECT * FROM review WHERE tenant_id = @tenant_id AND host_id = @host_id AND hidden_at IS NULL
  AND (sqlc.narg('before_id')::uuid IS NULL OR id < sqlc.narg('before_id'))
ORDER BY id DESC LIMIT @page_size;

-- name: ItineraryReviews :many
SELECT * FROM review WHERE tenant_id = @tenant_id AND itinerary_id = @itinerary_id AND hidden_at IS NULL
  AND (sqlc.narg('before_id')::uuid IS NULL OR id < sqlc.narg('before_id'))
ORDER BY id DESC LIMIT @page_size;

-- name: OperatorReviews :many
SELECT * FROM review WHERE tenant_id = @tenant_id AND operator_id = @operator_id::uuid AND hidden_at IS NULL
  AND (sqlc.narg('before_id')::uuid IS NULL OR id < sqlc.narg('before_id'))
ORDER BY id DESC LIMIT @page_size;

-- name: ReviewsOf :many
SELECT * FROM review WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: LockReview :one
SELECT * FROM review WHERE tenant_id = @tenant_id AND id = @id FOR UPDATE;

-- name: Moderate :one
UPDATE review SET checked_at = @now::timestamptz, hidden_at = sqlc.narg('hidden_at'), hidden_reason = @hidden_reason
WHERE tenant_id = @tenant_id AND id = @id RETURNING *;

-- name: Ask :execrows
-- Ask records that a traveler is asked after so many days. It affects no row if they were asked already, have
-- answered, or opted out of these emails.
INSERT INTO review_ask AS a (tenant_id, trip_id, member_id, days, asked_at)
SELECT @tenant_id, @trip_id, @member_id, @days, @now::timestamptz
WHERE NOT EXISTS (SELECT 1 FROM review r WHERE r.tenant_id = @tenant_id AND r.trip_id = @trip_id AND r.member_id = @member_id)
  AND NOT EXISTS (SELECT 1 FROM review_silence s WHERE s.tenant_id = @tenant_id AND s.member_id = @member_id)
ON CONFLICT (tenant_id, trip_id, member_id) DO UPDATE SET days = excluded.days, asked_at = excluded.asked_at WHERE a.days < excluded.days;

-- name: AskNoMore :execrows
INSERT INTO review_silence (tenant_id, member_id, since) VALUES (@tenant_id, @member_id, @now::timestamptz) ON CONFLICT DO NOTHING;

-- name: MergeReviews :execrows
UPDATE review r SET member_id = @into_id::uuid WHERE r.tenant_id = @tenant_id AND r.member_id = @from_id::uuid
  AND NOT EXISTS (SELECT 1 FROM review o WHERE o.tenant_id = r.tenant_id AND o.trip_id = r.trip_id AND o.member_id = @into_id);

-- name: MergeAsked :exec
-- MergeAsked prevents a person who was asked from being asked again.
WITH gone AS (DELETE FROM review_ask a WHERE a.tenant_id = @tenant_id AND a.member_id = @from_id::uuid RETURNING a.tenant_id, a.trip_id, a.days, a.asked_at)
INSERT INTO review_ask (tenant_id, trip_id, member_id, days, asked_at) SELECT tenant_id, trip_id, @into_id::uuid, days, asked_at FROM gone
ON CONFLICT DO NOTHING;

-- name: MergeSilence :exec
-- MergeSilence keeps an opt-out given with either account.
INSERT INTO review_silence (tenant_id, member_id, since)
SELECT s.tenant_id, @into_id::uuid, s.since FROM review_silence s WHERE s.tenant_id = @tenant_id AND s.member_id = @from_id::uuid
ON CONFLICT DO NOTHING;

-- name: EraseReviews :execrows
-- EraseReviews keeps the rating, which still counts, and removes the person's words.
UPDATE review SET comment = '' WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: CountShown :one
SELECT count(*) FROM review WHERE tenant_id = @tenant_id AND hidden_at IS NULL;
