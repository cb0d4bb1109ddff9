-- +goose Up
ALTER TABLE host_referral ADD COLUMN rewarded int NOT NULL DEFAULT 0 CHECK (rewarded BETWEEN 0 AND 2); -- confirmed trips that were thanked for

-- +goose Down
ALTER TABLE host_referral DROP COLUMN rewarded;
