-- name: CreateCampaign :execrows
INSERT INTO campaign (tenant_id, id, trip_id, host_id, kind, name, subject, body, marketing, sent_by, recipients, created_at, completed_at)
VALUES (@tenant_id, @id, @trip_id, @host_id, @kind, @name, @subject, @body, @marketing, @sent_by, @recipients, @created_at, @completed_at)
ON CONFLICT (tenant_id, trip_id, kind) DO NOTHING;

-- name: AddRecipients :exec
INSERT INTO campaign_recipient (tenant_id, id, campaign_id, email, first_name)
SELECT @tenant_id, unnest(@ids::uuid[]), @campaign_id, unnest(@emails::text[]), unnest(@first_names::text[])
ON CONFLICT (tenant_id, campaign_id, email) DO NOTHING;

-- name: GetCampaign :one
SELECT * FROM campaign WHERE tenant_id = @tenant_id AND id = @id;

-- name: WaitingRecipients :many
-- With whether each has unsubscribed in the meantime.
SELECT sqlc.embed(r), (u.email IS NOT NULL)::boolean AS unsubscribed
FROM campaign_recipient r
LEFT JOIN marketing_unsubscribe u ON u.tenant_id = r.tenant_id AND u.host_id = @host_id AND u.email = r.email
WHERE r.tenant_id = @tenant_id AND r.campaign_id = @campaign_id AND r.state = 'waiting'
ORDER BY r.id LIMIT @page_size
FOR UPDATE OF r SKIP LOCKED;

-- name: RecipientDone :exec
UPDATE campaign_recipient SET state = @state, sent_at = @sent_at WHERE tenant_id = @tenant_id AND id = @id;

-- name: CompleteCampaign :exec
UPDATE campaign SET completed_at = @now::timestamptz
WHERE campaign.tenant_id = @tenant_id AND campaign.id = @id AND completed_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM campaign_recipient r WHERE r.tenant_id = @tenant_id AND r.campaign_id = @id AND r.state = 'waiting');

-- name: CampaignsOf :many
SELECT sqlc.embed(c), count(r.sent_at) AS sent, count(r.opened_at) AS opened, count(r.clicked_at) AS clicked
FROM campaign c LEFT JOIN campaign_recipient r ON r.tenant_id = c.tenant_id AND r.campaign_id = c.id
WHERE c.tenant_id = @tenant_id AND c.trip_id = @trip_id
GROUP BY c.tenant_id, c.id ORDER BY c.created_at, c.id;

-- name: ListSent :many
SELECT sqlc.embed(r), c.kind FROM campaign_recipient r JOIN campaign c ON c.tenant_id = r.tenant_id AND c.id = r.campaign_id
WHERE r.tenant_id = @tenant_id AND c.trip_id = @trip_id AND (@kind::text = '' OR c.kind = @kind)
  AND (sqlc.narg('before_id')::uuid IS NULL OR r.id < sqlc.narg('before_id'))
ORDER BY r.id DESC LIMIT @page_size;

-- name: RecipientHost :one
SELECT sqlc.embed(r), c.host_id, c.trip_id, c.marketing FROM campaign_recipient r JOIN campaign c ON c.tenant_id = r.tenant_id AND c.id = r.campaign_id
WHERE r.tenant_id = @tenant_id AND r.id = @id;

-- name: Unsubscribed :many
-- Those of a list who want no more e-mails of the host.
SELECT email FROM marketing_unsubscribe WHERE tenant_id = @tenant_id AND host_id = @host_id AND email = ANY(@emails::text[]);

-- name: Unsubscribe :execrows
INSERT INTO marketing_unsubscribe (tenant_id, host_id, email, at) VALUES (@tenant_id, @host_id, @email, @at)
ON CONFLICT (tenant_id, host_id, email) DO NOTHING;

-- name: Opened :exec
UPDATE campaign_recipient SET opened_at = @now::timestamptz WHERE tenant_id = @tenant_id AND id = @id AND opened_at IS NULL;

-- name: Clicked :exec
-- Who came from the mail has opened it, whatever his mail program does with pictures.
UPDATE campaign_recipient SET clicked_at = coalesce(clicked_at, @now::timestamptz), opened_at = coalesce(opened_at, @now::timestamptz)
WHERE tenant_id = @tenant_id AND id = @id;
