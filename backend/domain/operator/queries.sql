-- name: GetOperator :one
SELECT * FROM operator WHERE tenant_id = @tenant_id AND id = @id;

-- name: GetOperators :many
SELECT * FROM operator WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);

-- name: InsertOperator :exec
INSERT INTO operator (tenant_id, id, name, code, phone, email, about, terms, created_at)
VALUES (@tenant_id, @id, @name, @code, @phone, @email, @about, @terms, @created_at);

-- name: AddMember :exec
INSERT INTO operator_member (tenant_id, operator_id, member_id, role) VALUES (@tenant_id, @operator_id, @member_id, @role)
ON CONFLICT DO NOTHING;

-- name: LockMembers :many
-- LockMembers locks all members of an operator in a fixed order, so that two concurrent changes cannot leave it
-- without an admin.
SELECT member_id, role FROM operator_member WHERE tenant_id = @tenant_id AND operator_id = @operator_id ORDER BY member_id FOR UPDATE;

-- name: SetMemberRole :exec
UPDATE operator_member SET role = @role WHERE tenant_id = @tenant_id AND operator_id = @operator_id AND member_id = @member_id;

-- name: RemoveMember :exec
DELETE FROM operator_member WHERE tenant_id = @tenant_id AND operator_id = @operator_id AND member_id = @member_id;

-- name: OperatorsOf :many
SELECT operator_id FROM operator_member WHERE tenant_id = @tenant_id AND member_id = @member_id ORDER BY operator_id;

-- name: MemberIDs :many
SELECT member_id FROM operator_member WHERE tenant_id = @tenant_id AND operator_id = @operator_id ORDER BY member_id;

-- name: MembersOf :many
SELECT m.id, m.first_name, m.last_name, m.email, m.status, m.read_only, om.role
FROM operator_member om JOIN member m ON m.tenant_id = om.tenant_id AND m.id = om.member_id
WHERE om.tenant_id = @tenant_id AND om.operator_id = @operator_id
ORDER BY om.role, m.last_name, m.first_name, m.id;

-- name: NamesOf :many
SELECT id, name FROM operator WHERE tenant_id = @tenant_id AND id = ANY (@ids::uuid[]);
