-- name: CreateExport :exec
INSERT INTO export (tenant_id, id, kind, trip_id, host_id, options, requested_by, state, created_at)
VALUES (@tenant_id, @id, @kind, @trip_id, @host_id, @options, @requested_by, 'pending', @created_at);

-- name: GetExport :one
SELECT * FROM export WHERE tenant_id = @tenant_id AND id = @id;

-- name: ExportsOf :many
SELECT * FROM export WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: StartExport :execrows
UPDATE export SET state = 'running', total_rows = @total_rows, file_name = @file_name
WHERE tenant_id = @tenant_id AND id = @id AND state IN ('pending', 'running');

-- name: PartWritten :execrows
-- PartWritten lets only the writer that saw the parts before add one: a second, concurrent writer affects no row.
UPDATE export SET done_rows = done_rows + @rows::bigint, parts = parts + 1, source = @source, last_key = @last_key
WHERE tenant_id = @tenant_id AND id = @id AND state = 'running' AND parts = @parts;

-- name: FinishExport :execrows
UPDATE export SET state = 'success', total_rows = done_rows, file_key = @file_key, finished_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND id = @id AND state = 'running';

-- name: FailExport :exec
UPDATE export SET state = 'failure', error = @error, finished_at = @now::timestamptz
WHERE tenant_id = @tenant_id AND id = @id AND state IN ('pending', 'running');

-- name: EndExports :many
-- EndExports marks files as expired before they are removed, so that a partly removed file is never served.
UPDATE export SET state = 'expired' WHERE export.tenant_id = @tenant_id AND export.id IN (
  SELECT e.id FROM export e
  WHERE e.tenant_id = @tenant_id AND (e.state = 'success' AND e.finished_at < @before::timestamptz OR e.state = 'expired' AND e.file_key <> '')
  ORDER BY e.id LIMIT @page_size)
RETURNING id, file_key, parts;

-- name: ForgetFile :exec
UPDATE export SET file_key = '' WHERE tenant_id = @tenant_id AND id = @id AND state = 'expired';

-- name: LastPrint :one
SELECT version, kind, printed_by, printed_at, travelers FROM manifest_print WHERE tenant_id = @tenant_id AND trip_id = @trip_id
ORDER BY version DESC LIMIT 1;

-- name: KeepPrint :one
INSERT INTO manifest_print (tenant_id, trip_id, version, kind, printed_by, printed_at, travelers)
SELECT @tenant_id::uuid, @trip_id::uuid, coalesce(max(p.version), 0) + 1, @kind, @printed_by, @printed_at, @travelers
FROM manifest_print p WHERE p.tenant_id = @tenant_id AND p.trip_id = @trip_id
RETURNING version;

-- name: EraseExports :execrows
-- EraseExports expires the files of the whole marketplace and of these trips, which may name the person; the next
-- sweep removes expired files.
UPDATE export SET state = 'expired' WHERE tenant_id = @tenant_id AND state = 'success' AND (trip_id IS NULL OR trip_id = ANY (@trip_ids::uuid[]));

-- name: ErasePrints :execrows
UPDATE manifest_print SET travelers = travelers - @travelers::text[] WHERE tenant_id = @tenant_id AND travelers ?| @travelers;

-- name: PastExports :many
-- PastExports returns the exports of a trip or a host, or those that people asked for, newest first.
SELECT id, kind, state, error, requested_by, created_at FROM export
WHERE tenant_id = @tenant_id
  AND (trip_id = sqlc.narg('trip_id')::uuid OR host_id = sqlc.narg('host_id')::uuid OR requested_by = ANY (@members::uuid[]))
  AND (created_at, id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY created_at DESC, id DESC LIMIT @page_size;
