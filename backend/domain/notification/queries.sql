-- name: CreateEmail :execrows
INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, headers, path, calendar, mailed, rung, batch, about, created_at)
VALUES (@tenant_id, @id, @dedupe_key, @template, @recipient, @subject, @html, @plain, @headers, @path, @calendar, @mailed, @rung, sqlc.narg('batch')::uuid, @about, @created_at)
ON CONFLICT (tenant_id, dedupe_key) DO NOTHING;

-- name: CreateEmailLater :exec
INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, headers, path, calendar, mailed, rung, batch, about, created_at)
VALUES (@tenant_id, @id, @dedupe_key, @template, @recipient, @subject, @html, @plain, @headers, @path, @calendar, @mailed, @rung, sqlc.narg('batch')::uuid, @about, @created_at)
ON CONFLICT (tenant_id, dedupe_key) DO NOTHING;

-- name: CreateWording :exec
INSERT INTO email_wording (tenant_id, id, html, plain, headers, mark, created_at)
VALUES (@tenant_id, @id, @html, @plain, @headers, @mark, @created_at) ON CONFLICT (tenant_id, id) DO NOTHING;

-- name: GetWording :one
SELECT * FROM email_wording WHERE tenant_id = @tenant_id AND id = @id;

-- name: CreateWorded :exec
-- CreateWorded writes emails that differ only in their readers' own text. One whose key was used before is skipped.
INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, path, batch, wording, own, created_at)
SELECT @tenant_id, m.id, m.dedupe_key, @template, m.recipient, @subject, '', '', replace(@path::text, @mark::text, m.own), sqlc.narg('batch')::uuid, @wording::uuid, m.own, @created_at
FROM (SELECT unnest(@ids::uuid[]) AS id, unnest(@keys::text[]) AS dedupe_key, unnest(@recipients::text[]) AS recipient, unnest(@owns::text[]) AS own) m
ON CONFLICT (tenant_id, dedupe_key) DO NOTHING;

-- name: SentThenNext :one
-- SentThenNext marks an email as sent, unless it was held back or marked as uncertain in the meantime. It claims the
-- next one, if that is still to be sent, and returns its recipient; claimed earlier and neither sent nor given back, it
-- is in doubt. Of two workers with the same email, one can claim it.
WITH done AS (
    UPDATE email d SET sent_at = @now::timestamptz, problem = '', own = ''
    WHERE d.tenant_id = @tenant_id AND d.id = @sent_id AND d.mailed AND d.sent_at IS NULL AND d.failed_at IS NULL RETURNING d.id),
claimed AS (
    UPDATE email n SET handed_at = @now::timestamptz
    WHERE n.tenant_id = @tenant_id AND n.id = @id AND n.mailed AND n.sent_at IS NULL AND n.failed_at IS NULL AND n.handed_at IS NULL
    RETURNING n.recipient, n.subject, n.own)
SELECT EXISTS (SELECT 1 FROM done) AS noted, (c.recipient IS NOT NULL)::boolean AS claimed,
    (c.recipient IS NULL AND EXISTS (
        SELECT 1 FROM email e WHERE e.tenant_id = @tenant_id AND e.id = @id AND e.handed_at IS NOT NULL AND e.sent_at IS NULL AND e.failed_at IS NULL))::boolean AS doubtful,
    coalesce(c.recipient, '')::text AS recipient, coalesce(c.subject, '')::text AS subject, coalesce(c.own, '')::text AS own
FROM (SELECT 1) once LEFT JOIN claimed c ON true;

-- name: EmailUncertain :one
-- EmailUncertain ends the attempts for an email that the mail server may have.
UPDATE email SET failed_at = @now::timestamptz, problem = @problem
WHERE tenant_id = @tenant_id AND id = @id AND handed_at IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL
RETURNING dedupe_key;

-- name: GetEmail :one
SELECT * FROM email WHERE tenant_id = @tenant_id AND id = @id;

-- name: EmailSent :one
-- EmailSent removes links that open an account from the stored email; the text of a promotion is stored with its
-- campaign. An email that was held back, or marked as uncertain, during delivery counts as sent all the same.
WITH before AS (SELECT NOT b.mailed OR b.handed_at IS NOT NULL AND b.failed_at IS NOT NULL AS given_up FROM email b WHERE b.tenant_id = @tenant_id AND b.id = @id FOR UPDATE)
UPDATE email SET sent_at = @sent_at, problem = '', failed_at = NULL, mailed = true, own = '',
    html = CASE WHEN template IN ('activation', 'password_reset', 'trip_promotion') THEN '' ELSE html END,
    plain = CASE WHEN template IN ('activation', 'password_reset', 'trip_promotion') THEN '' ELSE plain END
FROM before
WHERE email.tenant_id = @tenant_id AND email.id = @id
RETURNING before.given_up::boolean AS given_up, email.dedupe_key;

-- name: UnsentOf :many
-- UnsentOf returns how many emails of each batch are waiting, and how many could not be delivered. Uncertain ones are
-- neither.
SELECT batch, count(*) FILTER (WHERE failed_at IS NULL) AS waiting, count(*) FILTER (WHERE failed_at IS NOT NULL AND handed_at IS NULL) AS failed
FROM email WHERE tenant_id = @tenant_id AND batch = ANY (@batches::uuid[]) AND sent_at IS NULL AND mailed
GROUP BY batch;

-- name: HoldBack :many
UPDATE email SET mailed = false, rung = false
WHERE tenant_id = @tenant_id AND batch = @batch AND sent_at IS NULL AND failed_at IS NULL AND mailed
RETURNING dedupe_key;

-- name: FailedKeys :many
SELECT dedupe_key FROM email WHERE tenant_id = @tenant_id AND dedupe_key = ANY (@keys::text[]) AND failed_at IS NOT NULL AND handed_at IS NULL;

-- name: RefuseAddress :exec
INSERT INTO refused_address (tenant_id, email, refused_at, answer) VALUES (@tenant_id, lower(@email), @refused_at, @answer)
ON CONFLICT (tenant_id, email) DO UPDATE SET refused_at = excluded.refused_at, answer = excluded.answer;

-- name: RefusedAddresses :many
SELECT email FROM refused_address WHERE tenant_id = @tenant_id AND email = ANY (@emails::text[]) AND refused_at > @since;

-- name: EmailNotSent :exec
-- EmailNotSent records that the mail server does not have an email, which can be claimed again unless that is final.
UPDATE email SET problem = @problem, failed_at = @failed_at, handed_at = NULL WHERE tenant_id = @tenant_id AND id = @id AND sent_at IS NULL;

-- name: CopyEmail :execrows
-- CopyEmail copies an email whose text is stored and that is not in delivery, to send it again.
INSERT INTO email (tenant_id, id, dedupe_key, template, recipient, subject, html, plain, headers, calendar, wording, own, about, created_at)
SELECT e.tenant_id, @next_id::uuid, @dedupe_key, e.template, e.recipient, e.subject, e.html, e.plain, e.headers, e.calendar, e.wording, e.own, e.about, @created_at
FROM email e
WHERE e.tenant_id = @tenant_id AND e.id = @id AND (e.plain <> '' OR e.own <> '') AND e.template NOT IN ('activation', 'password_reset')
  AND (e.sent_at IS NOT NULL OR e.failed_at IS NOT NULL);

-- name: ReaddressEmails :exec
-- ReaddressEmails addresses the emails to a wrong address to the corrected one, where they can be sent again. Those
-- that the wrong address accepted didn't reach the person, either. Unsent links stop working, and stay.
UPDATE email SET recipient = @corrected::text,
    failed_at = CASE WHEN sent_at IS NULL THEN failed_at ELSE coalesce(failed_at, @now::timestamptz) END,
    problem = CASE WHEN sent_at IS NULL OR failed_at IS NOT NULL THEN problem ELSE @problem::text END
WHERE tenant_id = @tenant_id AND lower(recipient) = lower(@wrong::text)
  AND (sent_at IS NOT NULL OR failed_at IS NOT NULL OR template NOT IN ('activation', 'password_reset'));

-- name: ListNotices :many
SELECT id, subject, path, created_at, read_at FROM email
WHERE tenant_id = @tenant_id AND lower(recipient) = lower(@recipient) AND created_at > @since AND rung AND template <> ALL (@hidden::text[])
  AND (sqlc.narg('before_id')::uuid IS NULL OR id < sqlc.narg('before_id'))
ORDER BY id DESC
LIMIT @page_size;

-- name: CountUnread :one
SELECT count(*) FROM (
    SELECT 1 FROM email
    WHERE tenant_id = @tenant_id AND lower(recipient) = lower(@recipient) AND created_at > @since AND rung AND template <> ALL (@hidden::text[])
      AND read_at IS NULL
    LIMIT 100
) unread;

-- name: ReadNotices :exec
UPDATE email SET read_at = @read_at
WHERE tenant_id = @tenant_id AND lower(recipient) = lower(@recipient) AND created_at > @since AND read_at IS NULL
  AND (id = ANY (@ids::uuid[]) OR id <= sqlc.narg('up_to')::uuid);

-- name: NoticeChoices :many
SELECT kind, mail, bell FROM notice_choice WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: ChooseNotice :exec
INSERT INTO notice_choice (tenant_id, member_id, kind, mail, bell, changed_at) VALUES (@tenant_id, @member_id, @kind, @mail, @bell, @changed_at)
ON CONFLICT (tenant_id, member_id, kind) DO UPDATE SET mail = excluded.mail, bell = excluded.bell, changed_at = excluded.changed_at;

-- name: EmailWritten :one
SELECT EXISTS (SELECT 1 FROM email WHERE tenant_id = @tenant_id AND dedupe_key = @dedupe_key);

-- name: MergeChoices :execrows
-- MergeChoices gives precedence to the choices of the remaining member.
WITH gone AS (DELETE FROM notice_choice c WHERE c.tenant_id = @tenant_id AND c.member_id = @from_id::uuid
    RETURNING c.tenant_id, c.kind, c.mail, c.bell, c.changed_at)
INSERT INTO notice_choice (tenant_id, member_id, kind, mail, bell, changed_at)
SELECT tenant_id, @into_id::uuid, kind, mail, bell, changed_at FROM gone ON CONFLICT DO NOTHING;

-- name: EraseEmails :execrows
-- EraseEmails clears what was mailed to an address, and sent emails to others that name the person. Unsent ones are
-- never delivered.
UPDATE email SET recipient = CASE WHEN lower(recipient) = @email::text THEN @nobody::text ELSE recipient END, subject = '', html = '', plain = '',
    own = '', wording = NULL, headers = '{}', problem = '', path = '', calendar = '', mailed = mailed AND lower(recipient) <> @email, rung = rung AND lower(recipient) <> @email,
    dedupe_key = CASE WHEN position(@email IN lower(dedupe_key)) > 0 THEN 'erased/' || id::text ELSE dedupe_key END
WHERE tenant_id = @tenant_id AND (lower(recipient) = @email
    OR (sent_at IS NOT NULL AND (position(@email IN lower(html)) > 0 OR position(@email IN lower(plain)) > 0
        OR position(@name::text IN plain) > 0 OR position(@name IN subject) > 0)));

-- name: EraseChoices :execrows
DELETE FROM notice_choice WHERE tenant_id = @tenant_id AND member_id = @member_id;

-- name: ForgetRefusedAddress :exec
DELETE FROM refused_address WHERE tenant_id = @tenant_id AND email = @email;

-- name: AllEmailWords :many
SELECT template, language, words, version FROM email_words WHERE tenant_id = @tenant_id;

-- name: EmailWords :one
SELECT words, version FROM email_words WHERE tenant_id = @tenant_id AND template = @template AND language = @language;

-- name: CreateEmailWords :execrows
INSERT INTO email_words (tenant_id, template, language, words, version, updated_at)
VALUES (@tenant_id, @template, @language, @words, 1, @now) ON CONFLICT (tenant_id, template, language) DO NOTHING;

-- name: UpdateEmailWords :execrows
UPDATE email_words SET words = @words, version = version + 1, updated_at = @now
WHERE tenant_id = @tenant_id AND template = @template AND language = @language AND version = @version;

-- name: EmailsAbout :many
-- EmailsAbout returns the emails about records, newest first, without those to many people.
SELECT id, template, recipient, subject, created_at, sent_at, problem, failed_at FROM email
WHERE tenant_id = @tenant_id AND about && @records::uuid[] AND batch IS NULL AND mailed
  AND (created_at, id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY created_at DESC, id DESC LIMIT @page_size;

-- name: EmailsTo :many
-- EmailsTo returns the emails to addresses, newest first.
SELECT id, template, recipient, subject, created_at, sent_at, problem, failed_at FROM email
WHERE tenant_id = @tenant_id AND lower(recipient) = ANY (@recipients::text[]) AND mailed
  AND (created_at, id) < (@before_at::timestamptz, @before_id::uuid)
ORDER BY created_at DESC, id DESC LIMIT @page_size;
