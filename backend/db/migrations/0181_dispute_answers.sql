-- +goose Up

-- How a dispute is answered: until when, with what, and what the provider made of it.
ALTER TABLE dispute
    ADD COLUMN due_by timestamptz,
    ADD COLUMN evidence jsonb,                 -- a draft, or what was sent
    ADD COLUMN answer text CHECK (answer IN ('evidence', 'accepted')),
    ADD COLUMN answered_at timestamptz,
    ADD COLUMN sent_at timestamptz,            -- the provider has the answer
    ADD COLUMN refused text NOT NULL DEFAULT ''; -- why the provider took no answer
ALTER TABLE sandbox_dispute ADD COLUMN answer text NOT NULL DEFAULT '';

-- +goose Down
ALTER TABLE sandbox_dispute DROP COLUMN answer;
ALTER TABLE dispute DROP COLUMN due_by, DROP COLUMN evidence, DROP COLUMN answer, DROP COLUMN answered_at, DROP COLUMN sent_at, DROP COLUMN refused;
