-- name: ListArticles :many
SELECT a.page, a.language, a.drafted_at, a.live, v.title, v.note, v.published_at, v.published_by
FROM article a LEFT JOIN article_version v ON v.tenant_id = a.tenant_id AND v.article_id = a.id AND v.number = a.live
WHERE a.tenant_id = @tenant_id ORDER BY a.page, a.language;

-- name: GetArticle :one
SELECT * FROM article WHERE tenant_id = @tenant_id AND page = @page AND language = @language;

-- name: LockArticle :one
SELECT * FROM article WHERE tenant_id = @tenant_id AND page = @page AND language = @language FOR UPDATE;

-- name: CreateArticle :execrows
INSERT INTO article (tenant_id, id, page, language, draft_title, draft_html, drafted_at, drafted_by)
VALUES (@tenant_id, @id, @page, @language, @draft_title, @draft_html, @drafted_at, @drafted_by)
ON CONFLICT (tenant_id, page, language) DO NOTHING;

-- name: ChangeArticle :exec
UPDATE article SET draft_title = @draft_title, draft_html = @draft_html, drafted_at = @drafted_at, drafted_by = @drafted_by,
    live = @live, version = version + 1
WHERE tenant_id = @tenant_id AND id = @id;

-- name: PublishedPages :many
SELECT DISTINCT page FROM article WHERE tenant_id = @tenant_id AND live IS NOT NULL ORDER BY page;

-- name: CreateVersion :one
INSERT INTO article_version (tenant_id, article_id, number, title, html, note, published_at, published_by)
SELECT @tenant_id, @article_id, coalesce(max(v.number), 0) + 1, @title, @html, @note, @published_at, @published_by
FROM article_version v WHERE v.tenant_id = @tenant_id AND v.article_id = @article_id
RETURNING number;

-- name: GetVersion :one
SELECT * FROM article_version WHERE tenant_id = @tenant_id AND article_id = @article_id AND number = @number;

-- name: ListVersions :many
SELECT number, title, note, published_at, published_by FROM article_version
WHERE tenant_id = @tenant_id AND article_id = @article_id ORDER BY number DESC LIMIT @row_limit;

-- name: LiveArticle :one
-- LiveArticle returns what is published of a page: in the first language, else in the second, else in any.
SELECT a.id, a.language, v.number, v.title, v.html, v.published_at
FROM article a JOIN article_version v ON v.tenant_id = a.tenant_id AND v.article_id = a.id AND v.number = a.live
WHERE a.tenant_id = @tenant_id AND a.page = @page
ORDER BY a.language <> @first::text, a.language <> @second::text, a.language LIMIT 1;
