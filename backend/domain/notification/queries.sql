-- name: CreateEmail :execrows
INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, headers, path, calendar, created_at)
VALUES (@tenant_id, @id, @dedupe_key, @template, @recipient, @subject, @html, @plain, @headers, @path, @calendar, @created_at)
ON CONFLICT (tenant_id, dedupe_key) DO NOTHING;

-- name: CreateEmailLater :exec
INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, headers, path, calendar, created_at)
VALUES (@tenant_id, @id, @dedupe_key, @template, @recipient, @subject, @html, @plain, @headers, @path, @calendar, @created_at)
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

-- name: CopyEmail :execrows
-- A mail whose text is kept and that is not on its way is written once more, to be sent again.
INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, headers, calendar, created_at)
SELECT e.tenant_id, @next_id::uuid, @dedupe_key, e.template, e.recipient, e.subject, e.html, e.plain, e.headers, e.calendar, @created_at
FROM email e
WHERE e.tenant_id = @tenant_id AND e.id = @id AND e.plain <> '' AND e.template NOT IN ('activation', 'password_reset')
  AND (e.sent_at IS NOT NULL OR e.failed_at IS NOT NULL);

-- name: ListNotices :many
SELECT id, subject, path, created_at, read_at FROM email
WHERE tenant_id = @tenant_id AND lower(recipient) = lower(@recipient) AND created_at > @since AND template <> ALL (@hidden::text[])
  AND (sqlc.narg('before_id')::uuid IS NULL OR id < sqlc.narg('before_id'))
ORDER BY id DESC
LIMIT @page_size;

-- name: CountUnread :one
SELECT count(*) FROM (
    SELECT 1 FROM email
    WHERE tenant_id = @tenant_id AND lower(recipient) = lower(@recipient) AND created_at > @since AND template <> ALL (@hidden::text[])
      AND read_at IS NULL
    LIMIT 100
) unread;

-- name: ReadNotices :exec
UPDATE email SET read_at = @read_at
WHERE tenant_id = @tenant_id AND lower(recipient) = lower(@recipient) AND created_at > @since AND read_at IS NULL
  AND (id = ANY (@ids::uuid[]) OR id <= sqlc.narg('up_to')::uuid);
