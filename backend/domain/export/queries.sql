-- name: CreateExport :exec
INSERT INTO export (tenant_id, id, kind, trip_id, requested_by, state, created_at)
VALUES (@tenant_id, @id, @kind, @trip_id, @requested_by, 'pending', @created_at);

-- name: GetExport :one
SELECT * FROM export WHERE tenant_id = @tenant_id AND id = @id;

-- name: ListExports :many
SELECT * FROM export WHERE tenant_id = @tenant_id AND requested_by = @requested_by
  AND (sqlc.narg('before_id')::uuid IS NULL OR id < sqlc.narg('before_id'))
ORDER BY id DESC LIMIT @page_size;

-- name: StartExport :execrows
UPDATE export SET state = 'running', done_rows = 0, total_rows = @total_rows, file_name = @file_name
WHERE tenant_id = @tenant_id AND id = @id AND state IN ('pending', 'running');

-- name: ExportProgress :exec
UPDATE export SET done_rows = @done_rows WHERE tenant_id = @tenant_id AND id = @id AND state = 'running';

-- name: FinishExport :execrows
UPDATE export SET state = 'success', done_rows = total_rows, file_key = @file_key, finished_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND id = @id AND state = 'running';

-- name: FailExport :exec
UPDATE export SET state = 'failure', error = @error, finished_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND id = @id AND state IN ('pending', 'running');
