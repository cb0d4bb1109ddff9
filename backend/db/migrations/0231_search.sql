-- +goose Up

-- The words by which records are found, a row for each word of a record: lists are narrowed by prefixes of words, which a
-- b-tree finds under row-level security (only operators of its kind are known to tell nothing of the rows they refuse).
-- What a record's words are is said by the views below; package search keeps the rows true to them.
CREATE TABLE search_word (
    tenant_id uuid NOT NULL REFERENCES tenant (id),
    kind      text COLLATE "C" NOT NULL,
    id        uuid NOT NULL,
    word      text COLLATE "C" NOT NULL,
    PRIMARY KEY (tenant_id, kind, id, word)
);
CREATE INDEX search_word_prefix ON search_word (tenant_id, kind, word, id);
ALTER TABLE search_word ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_word FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON search_word USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON search_word TO caravan_app;

-- Records that were made, changed or removed by a transaction, whose words are to be kept.
CREATE TABLE search_note (
    tenant_id uuid NOT NULL,
    id        uuid NOT NULL,
    kinds     text[] NOT NULL,
    records   uuid[] NOT NULL,
    PRIMARY KEY (tenant_id, id)
);
ALTER TABLE search_note ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_note FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_isolation ON search_note USING (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid)
    WITH CHECK (tenant_id = nullif(current_setting('caravan.tenant_id', true), '')::uuid);
GRANT SELECT, INSERT, UPDATE, DELETE ON search_note TO caravan_app;

-- A text in small letters without accents, whatever the database's locale.
-- +goose StatementBegin
CREATE FUNCTION search_folded(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN octet_length(said) = length(said) THEN lower(left(said, 2000)) ELSE
        translate(replace(lower(regexp_replace(normalize(left(said, 2000), NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'),
            'ÆØŁĐÞŒАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς',
            'æøłđþœабвгдежзийклмнопрстуфхцчшщъыьэюяіїєґαβγδεζηθικλμνξοπρστυφχψωσ')
    END
$$;
-- +goose StatementEnd

-- What is typed, as words.
-- +goose StatementBegin
CREATE FUNCTION search_typed(said text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT DISTINCT left(btrim(part, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~·•–—‘’“”«»…'), 60)
    FROM regexp_split_to_table(search_folded(said), '\s+') AS part
    WHERE btrim(part, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~·•–—‘’“”«»…') <> ''
$$;
-- +goose StatementEnd

-- The words of a text: each as it stands, and from each sign within it on, so that "anna.lind@example.com" is found by
-- "anna.l", "lind" and "example.com", and an order by its last four letters. The end of an address's domain tells nothing.
-- +goose StatementBegin
CREATE FUNCTION search_words(said text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    signs CONSTANT text := '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~·•–—‘’“”«»…';
    words text[] := '{}';
    part  text;
    word  text;
    at    int;
BEGIN
    FOREACH part IN ARRAY string_to_array(translate(search_folded(said), E'\t\n\r\f\u00a0', '     '), ' ') LOOP
        part := btrim(part, signs);
        CONTINUE WHEN part = '';
        words := words || left(part, 60);
        CONTINUE WHEN translate(part, signs, '') = part;
        at := strpos(part, '@');
        FOR i IN 2..length(part) LOOP
            CONTINUE WHEN strpos(signs, substr(part, i - 1, 1)) = 0 OR strpos(signs, substr(part, i, 1)) > 0;
            EXIT WHEN at > 0 AND i > at + 1;
            words := words || left(substr(part, i), 60);
        END LOOP;
    END LOOP;
    RETURN ARRAY(SELECT DISTINCT unnest(words));
END
$$;
-- +goose StatementEnd

-- By what records of each kind are found, and whose words they have beside their own.
CREATE VIEW search_of_member WITH (security_invoker = true) AS
    SELECT tenant_id, id, concat_ws(' ', first_name, last_name, email) AS said FROM member;
CREATE VIEW search_of_operator WITH (security_invoker = true) AS
    SELECT tenant_id, id, concat_ws(' ', name, code, email) AS said FROM operator;
CREATE VIEW search_of_host WITH (security_invoker = true) AS
    SELECT h.tenant_id, h.id, h.member_id, concat_ws(' ', h.display_name, m.profile ->> 'displayName', m.first_name, m.last_name, m.email, h.page_path) AS said
    FROM host h JOIN member m ON m.tenant_id = h.tenant_id AND m.id = h.member_id;
CREATE VIEW search_of_itinerary WITH (security_invoker = true) AS
    SELECT tenant_id, id, concat_ws(' ', name, country, destination, operator_code) AS said FROM itinerary;
CREATE VIEW search_of_recommendation WITH (security_invoker = true) AS
    SELECT r.tenant_id, r.id, r.host_id, concat_ws(' ', h.display_name, r.recommended_by, r.note) AS said
    FROM host_recommendation r JOIN host h ON h.tenant_id = r.tenant_id AND h.id = r.host_id;
CREATE VIEW search_of_link WITH (security_invoker = true) AS
    SELECT l.tenant_id, l.id, l.host_id, concat_ws(' ', l.path, l.destination, h.display_name) AS said
    FROM link l JOIN host h ON h.tenant_id = l.tenant_id AND h.id = l.host_id;
CREATE VIEW search_of_request WITH (security_invoker = true) AS
    SELECT r.tenant_id, r.id, r.host_id, r.itinerary_id, concat_ws(' ', i.name, i.country, i.destination, h.display_name) AS said
    FROM trip_request r JOIN host h ON h.tenant_id = r.tenant_id AND h.id = r.host_id
    JOIN itinerary i ON i.tenant_id = r.tenant_id AND i.id = r.itinerary_id;
CREATE VIEW search_of_trip WITH (security_invoker = true) AS
    SELECT t.tenant_id, t.id, t.host_id, concat_ws(' ', t.name, t.destination, t.country, t.short_id, t.trip_path, h.display_name) AS said
    FROM trip t JOIN host h ON h.tenant_id = t.tenant_id AND h.id = t.host_id;
-- A booking by its order, its trip, whoever travels, and what paid for it: the last digits, and what the provider calls it.
CREATE VIEW search_of_booking WITH (security_invoker = true) AS
    SELECT b.tenant_id, b.id, b.trip_id, concat_ws(' ', b.order_id, t.name,
        (SELECT string_agg(concat_ws(' ', p.first_name, p.last_name, p.email), ' ') FROM booking_participant p
            WHERE p.tenant_id = b.tenant_id AND p.booking_id = b.id),
        (SELECT string_agg(concat_ws(' ', paid.method_label, paid.provider_ref), ' ') FROM payment paid
            WHERE paid.tenant_id = b.tenant_id AND paid.booking_id = b.id),
        (SELECT string_agg(back.provider_ref, ' ') FROM refund back WHERE back.tenant_id = b.tenant_id AND back.booking_id = b.id)) AS said
    FROM booking b JOIN trip t ON t.tenant_id = b.tenant_id AND t.id = b.trip_id;
CREATE VIEW search_of_traveler WITH (security_invoker = true) AS
    SELECT p.tenant_id, p.id, p.booking_id, b.trip_id, concat_ws(' ', p.first_name, p.last_name, p.email, b.order_id, t.name) AS said
    FROM booking_participant p JOIN booking b ON b.tenant_id = p.tenant_id AND b.id = p.booking_id
    JOIN trip t ON t.tenant_id = b.tenant_id AND t.id = b.trip_id;
CREATE VIEW search_of_ride WITH (security_invoker = true) AS
    SELECT g.tenant_id, g.id, g.trip_id, concat_ws(' ', g.code, g.first_name, g.last_name, g.flight_number, t.name, g.origin ->> 'Name', g.destination ->> 'Name') AS said
    FROM ground_transfer g JOIN trip t ON t.tenant_id = g.tenant_id AND t.id = g.trip_id;

-- Requests have words of their itinerary.
CREATE INDEX trip_request_itinerary ON trip_request (tenant_id, itinerary_id);

-- The records that stand. The setting is a literal because set_config() does not reach the shards of a distributed database.
-- +goose StatementBegin
DO $$
DECLARE
    t uuid;
    kind text;
BEGIN
    FOR t IN SELECT id FROM tenant LOOP
        EXECUTE format('SET LOCAL caravan.tenant_id = %L', t);
        FOREACH kind IN ARRAY ARRAY['member', 'operator', 'host', 'itinerary', 'recommendation', 'link', 'request', 'trip', 'booking', 'traveler', 'ride'] LOOP
            EXECUTE format('INSERT INTO search_word (tenant_id, kind, id, word)
                SELECT s.tenant_id, %L, s.id, unnest(search_words(s.said)) FROM %I s WHERE s.tenant_id = %L',
                kind, 'search_of_' || kind, t);
        END LOOP;
    END LOOP;
    SET LOCAL caravan.tenant_id = '';
END
$$;
-- +goose StatementEnd
-- Without figures, the planner takes each kind for small, and reads all of it.
ANALYZE search_word;
GRANT SELECT ON search_of_member, search_of_operator, search_of_host, search_of_itinerary, search_of_recommendation, search_of_link,
    search_of_request, search_of_trip, search_of_booking, search_of_traveler, search_of_ride TO caravan_app;

-- +goose Down
DROP VIEW search_of_member, search_of_operator, search_of_host, search_of_itinerary, search_of_recommendation, search_of_link,
    search_of_request, search_of_trip, search_of_booking, search_of_traveler, search_of_ride;
DROP INDEX trip_request_itinerary;
DROP FUNCTION search_words, search_typed, search_folded;
DROP TABLE search_note, search_word;
