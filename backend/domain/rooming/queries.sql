-- name: GetRooming :one
SELECT version FROM rooming WHERE tenant_id = @tenant_id AND trip_id = @trip_id;

-- name: RoomingMoved :one
INSERT INTO rooming (tenant_id, trip_id, version) VALUES (@tenant_id, @trip_id, 1)
ON CONFLICT (tenant_id, trip_id) DO UPDATE SET version = rooming.version + 1
RETURNING version;

-- name: RoomingMoves :many
SELECT participant_id, room_id, room_type FROM rooming_move WHERE tenant_id = @tenant_id AND trip_id = @trip_id
ORDER BY version, participant_id;

-- name: SetRoomingMove :exec
INSERT INTO rooming_move (tenant_id, trip_id, participant_id, room_id, room_type, version)
VALUES (@tenant_id, @trip_id, @participant_id, @room_id, @room_type, @version)
ON CONFLICT (tenant_id, trip_id, participant_id) DO UPDATE SET room_id = @room_id, room_type = @room_type, version = @version;

-- name: ForgetRoomingMoves :exec
DELETE FROM rooming_move WHERE tenant_id = @tenant_id AND trip_id = @trip_id AND participant_id = ANY (@participant_ids::uuid[]);
