-- +goose Up

-- How often the password of an account was set by the product. An account is the deployment's: one for each address, in
-- whatever marketplaces its person is. A mailed link holds the number of its making and is worth nothing once it has
-- changed, in any marketplace. The address is kept as its SHA-256.
CREATE TABLE account (
    email_hash bytea PRIMARY KEY,
    generation bigint NOT NULL DEFAULT 0
);
GRANT SELECT, INSERT, UPDATE ON account TO caravan_app;

ALTER TABLE member NO FORCE ROW LEVEL SECURITY;
INSERT INTO account (email_hash) SELECT DISTINCT sha256(convert_to(email, 'UTF8')) FROM member WHERE identity_id IS NOT NULL;
ALTER TABLE member FORCE ROW LEVEL SECURITY;

ALTER TABLE member_token
    ADD COLUMN generation bigint NOT NULL DEFAULT 0,
    ADD COLUMN claimed_at timestamptz; -- when the link began to set a password: it alone may finish that

-- A marketplace does not send from another's address: those that were opened with it have their support's.
UPDATE tenant t SET sender_email = t.support_email
WHERE EXISTS (SELECT 1 FROM tenant o WHERE lower(o.sender_email) = lower(t.sender_email) AND (o.created_at, o.id) < (t.created_at, t.id));

-- +goose Down
ALTER TABLE member_token DROP COLUMN generation, DROP COLUMN claimed_at;
DROP TABLE account;
