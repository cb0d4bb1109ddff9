-- name: GetScreenshot :one
SELECT file_key, taken_at FROM trip_screenshot WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND width = @width AND height = @height;

-- name: SaveScreenshot :exec
INSERT INTO trip_screenshot (tenant_id, trip_id, width, height, file_key, taken_at, bytes)
VALUES (@tenant_id, @trip_id, @width, @height, @file_key, @taken_at, @bytes)
ON CONFLICT (tenant_id, trip_id, width, height) DO UPDATE SET file_key = excluded.file_key, taken_at = excluded.taken_at, bytes = excluded.bytes;

-- name: ForgetScreenshots :exec
-- ForgetScreenshots leaves the file to the next sweep, unless it is overwritten earlier.
UPDATE trip_screenshot SET taken_at = 'epoch' WHERE tenant_id = @tenant_id AND trip_id = @trip_id;

-- name: OldScreenshots :many
-- OldScreenshots returns screenshots that are too old, and those beyond the size limit when the newest are kept.
SELECT s.trip_id, s.width, s.height, s.file_key, s.taken_at FROM (
  SELECT trip_id, width, height, file_key, taken_at, sum(bytes) OVER (ORDER BY taken_at DESC, trip_id, width, height)::bigint AS together
  FROM trip_screenshot WHERE tenant_id = @tenant_id) AS s
WHERE s.taken_at < @before::timestamptz OR s.together > @most_bytes::bigint;

-- name: DropScreenshot :execrows
DELETE FROM trip_screenshot WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND width = @width AND height = @height AND taken_at = @taken_at;
