-- +goose Up

-- When a member's password was set, and for how many days it lasts by the policy that set its end; NULL of one whose end
-- no policy set.
ALTER TABLE member ADD COLUMN password_changed_at timestamptz, ADD COLUMN password_days integer CHECK (password_days > 0);

-- +goose Down
ALTER TABLE member DROP COLUMN password_changed_at, DROP COLUMN password_days;
