-- +goose Up

-- How many passkeys the person of an account has, in all marketplaces: whoever has one there and knows only the password
-- here adds no factor of his own, which would open the other marketplace too.
ALTER TABLE account ADD COLUMN passkeys integer NOT NULL DEFAULT 0 CHECK (passkeys >= 0);

ALTER TABLE member NO FORCE ROW LEVEL SECURITY;
ALTER TABLE member_passkey NO FORCE ROW LEVEL SECURITY;
UPDATE account a SET passkeys = (
    SELECT count(*) FROM member_passkey p JOIN member m ON m.tenant_id = p.tenant_id AND m.id = p.member_id
    WHERE sha256(convert_to(m.email, 'UTF8')) = a.email_hash);
ALTER TABLE member FORCE ROW LEVEL SECURITY;
ALTER TABLE member_passkey FORCE ROW LEVEL SECURITY;

-- +goose Down
ALTER TABLE account DROP COLUMN passkeys;
