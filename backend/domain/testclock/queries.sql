-- name: CreateRun :exec
INSERT INTO clock_run (tenant_id, id, from_at, to_at, reached_at, frozen, requested_by, created_at)
VALUES (@tenant_id, @id, @from_at, @to_at, @from_at, @frozen, @requested_by, now());

-- name: GetRun :one
SELECT * FROM clock_run WHERE tenant_id = @tenant_id AND id = @id;

-- name: LastRun :one
SELECT * FROM clock_run WHERE tenant_id = @tenant_id ORDER BY id DESC LIMIT 1;

-- name: ReachRun :exec
UPDATE clock_run SET state = 'running', reached_at = @reached_at, steps = steps + 1 WHERE tenant_id = @tenant_id AND id = @id;

-- name: FinishRun :exec
UPDATE clock_run SET state = @state, error = @error, finished_at = now() WHERE tenant_id = @tenant_id AND id = @id AND finished_at IS NULL;
