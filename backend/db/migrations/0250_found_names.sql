-- +goose Up

-- The list of people is read in the order of names without the rows themselves, to find the first of many that match a search.
DROP INDEX member_name;
CREATE INDEX member_name ON member (tenant_id, lower(last_name || ' ' || first_name), id) INCLUDE (last_name, first_name);
-- The last sort order of a long list.
CREATE INDEX host_recommendation_state ON host_recommendation (tenant_id, (active::int), id);

-- +goose Down
DROP INDEX host_recommendation_state, member_name;
CREATE INDEX member_name ON member (tenant_id, lower(last_name || ' ' || first_name), id);
