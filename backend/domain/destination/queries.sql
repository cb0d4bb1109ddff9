-- name: GetList :one
SELECT * FROM destination_list WHERE tenant_id = @tenant_id;

-- name: SaveList :execrows
INSERT INTO destination_list (tenant_id, version, only_listed, items) VALUES (@tenant_id, 1, @only_listed, @items)
ON CONFLICT (tenant_id) DO UPDATE SET only_listed = @only_listed, items = @items, version = destination_list.version + 1
WHERE destination_list.version = @version;
