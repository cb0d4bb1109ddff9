-- name: CreateEmail :execrows
INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, headers, created_at)
VALUES (@tenant_id, @id, @dedupe_key, @template, @recipient, @subject, @html, @plain, @headers, @created_at)
ON CONFLICT (tenant_id, dedupe_key) DO NOTHING;

-- name: CreateEmailLater :exec
INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, headers, created_at)
VALUES (@tenant_id, @id, @dedupe_key, @template, @recipient, @subject, @html, @plain, @headers, @created_at)
ON CONFLICT (tenant_id, dedupe_key) DO NOTHING;

-- name: GetEmail :one
SELECT * FROM email WHERE tenant_id = @tenant_id AND id = @id;

-- name: EmailSent :exec
-- A sent mail keeps no link that opens an account; the words of a promotion stand with its campaign.
UPDATE email SET sent_at = @sent_at, problem = '', failed_at = NULL,
    html = CASE WHEN template IN ('activation', 'password_reset', 'trip_promotion') THEN '' ELSE html END,
    plain = CASE WHEN template IN ('activation', 'password_reset', 'trip_promotion') THEN '' ELSE plain END
WHERE tenant_id = @tenant_id AND id = @id;

-- name: EmailNotSent :exec
UPDATE email SET problem = @problem, failed_at = @failed_at WHERE tenant_id = @tenant_id AND id = @id AND sent_at IS NULL;
