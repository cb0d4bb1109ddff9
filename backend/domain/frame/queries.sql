-- name: GetScreenshot :one
SELECT file_key, taken_at FROM trip_screenshot WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND width = @width AND height = @height;

-- name: SaveScreenshot :exec
INSERT INTO trip_screenshot (tenant_id, trip_id, width, height, file_key, taken_at) VALUES (@tenant_id, @trip_id, @width, @height, @file_key, @taken_at)
ON CONFLICT (tenant_id, trip_id, width, height) DO UPDATE SET file_key = excluded.file_key, taken_at = excluded.taken_at;

-- name: ForgetScreenshots :exec
DELETE FROM trip_screenshot WHERE tenant_id = @tenant_id AND trip_id = @trip_id;
