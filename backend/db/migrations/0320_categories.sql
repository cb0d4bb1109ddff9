-- +goose Up

-- A marketplace's categories, in their order; empty for the standard ones.
ALTER TABLE tenant ADD COLUMN categories jsonb NOT NULL DEFAULT '[]';

-- Itineraries and trips named their categories freely; now they refer to them by id, as hosts' interests do. A name
-- that is not one of the standard ones becomes a category of its marketplace. The setting is a literal because
-- set_config() does not reach the shards of a distributed database.
-- +goose StatementBegin
DO $$
DECLARE
    market record;
    standard CONSTANT jsonb := '{"photography": "photography", "lgbtq+": "lgbtq", "lgbtq": "lgbtq", "body positivity": "body-positivity",
        "body-positivity": "body-positivity", "fitness": "fitness", "exploration": "exploration", "food": "food",
        "health & wellness": "health-wellness", "health-wellness": "health-wellness", "yoga": "yoga"}';
    ids jsonb;    -- by lower-case name
    own jsonb;    -- what the marketplace has beside the standard ones
    label text;
    base text;
    slug text;
    n int;
BEGIN
    FOR market IN SELECT t.id FROM tenant t LOOP
        EXECUTE format('SET LOCAL caravan.tenant_id = %L', market.id);
        ids := standard;
        own := '[]';
        FOR label IN SELECT DISTINCT ON (lower(btrim(u.category))) btrim(u.category) FROM (
                SELECT unnest(categories) AS category FROM itinerary WHERE tenant_id = market.id
                UNION ALL SELECT unnest(categories) FROM trip WHERE tenant_id = market.id) u
            WHERE btrim(u.category) <> '' ORDER BY lower(btrim(u.category)), btrim(u.category) LOOP
            CONTINUE WHEN ids ? lower(label);
            base := coalesce(nullif(btrim(left(regexp_replace(translate(lower(label),
                'áàâäãéèêëíìîïóòôöõúùûüñç', 'aaaaaeeeeiiiiooooouuuunc'), '[^a-z0-9]+', '-', 'g'), 50), '-'), ''), 'category');
            slug := base;
            n := 1;
            WHILE EXISTS (SELECT 1 FROM jsonb_each_text(ids) e WHERE e.value = slug) LOOP
                n := n + 1;
                slug := base || '-' || n;
            END LOOP;
            ids := ids || jsonb_build_object(lower(label), slug);
            own := own || jsonb_build_array(jsonb_build_object('id', slug, 'name', label, 'icon', 'compass', 'colorScheme', 'moss'));
        END LOOP;
        IF own <> '[]' THEN
            UPDATE tenant t SET categories = '[{"id": "photography"}, {"id": "lgbtq"}, {"id": "body-positivity"}, {"id": "fitness"},
                {"id": "exploration"}, {"id": "food"}, {"id": "health-wellness"}, {"id": "yoga"}]'::jsonb || own WHERE t.id = market.id;
        END IF;
        UPDATE itinerary i SET categories = ARRAY(
            SELECT m.id FROM (SELECT ids ->> lower(btrim(c.category)) AS id, min(c.place) AS place
                FROM unnest(i.categories) WITH ORDINALITY AS c (category, place) GROUP BY 1) m WHERE m.id IS NOT NULL ORDER BY m.place)
        WHERE i.tenant_id = market.id AND i.categories <> '{}';
        UPDATE trip t SET categories = ARRAY(
            SELECT m.id FROM (SELECT ids ->> lower(btrim(c.category)) AS id, min(c.place) AS place
                FROM unnest(t.categories) WITH ORDINALITY AS c (category, place) GROUP BY 1) m WHERE m.id IS NOT NULL ORDER BY m.place)
        WHERE t.tenant_id = market.id AND t.categories <> '{}';
    END LOOP;
    SET LOCAL caravan.tenant_id = '';
END $$;
-- +goose StatementEnd

-- +goose Down
ALTER TABLE tenant DROP COLUMN categories;
