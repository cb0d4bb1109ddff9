-- name: GetOperator :one
SELECT * FROM operator WHERE tenant_id = @tenant_id AND id = @id;

-- name: GetOperators :many
SELECT * FROM operator WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: InsertOperator :exec
INSERT INTO operator (tenant_id, id, name, code, phone, email, about, terms, created_at)
VALUES (@tenant_id, @id, @name, @code, @phone, @email, @about, @terms, @created_at);

-- name: AddMember :exec
INSERT INTO operator_member (tenant_id, operator_id, member_id) VALUES (@tenant_id, @operator_id, @member_id)
ON CONFLICT DO NOTHING;

-- name: MemberIDs :many
SELECT member_id FROM operator_member WHERE tenant_id = @tenant_id AND operator_id = @operator_id ORDER BY member_id;
