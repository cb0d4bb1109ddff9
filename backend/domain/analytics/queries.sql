-- name: SeeVisitor :execrows
INSERT INTO trip_visitor (tenant_id, trip_id, day, visitor) VALUES (@tenant_id, @trip_id, @day, @visitor) ON CONFLICT DO NOTHING;

-- name: CountVisit :exec
INSERT INTO trip_visit_day (tenant_id, trip_id, day, channel, visits, visitors) VALUES (@tenant_id, @trip_id, @day, @channel, 1, @visitors)
ON CONFLICT (tenant_id, trip_id, day, channel) DO UPDATE SET visits = trip_visit_day.visits + 1, visitors = trip_visit_day.visitors + excluded.visitors;

-- name: CountCheckout :exec
INSERT INTO trip_visit_day (tenant_id, trip_id, day, channel, visits, visitors, checkouts) VALUES (@tenant_id, @trip_id, @day, @channel, 0, 0, 1)
ON CONFLICT (tenant_id, trip_id, day, channel) DO UPDATE SET checkouts = trip_visit_day.checkouts + 1;

-- name: ForgetVisitors :exec
DELETE FROM trip_visitor WHERE tenant_id = @tenant_id AND day < @before::date;

-- name: VisitsByChannel :many
SELECT channel, sum(visits)::bigint AS visits, sum(visitors)::bigint AS visitors, sum(checkouts)::bigint AS checkouts FROM trip_visit_day
WHERE tenant_id = @tenant_id AND trip_id = @trip_id GROUP BY channel ORDER BY 2 DESC, channel;

-- name: VisitsByDay :many
SELECT day, sum(visits)::bigint AS visits, sum(visitors)::bigint AS visitors, sum(checkouts)::bigint AS checkouts FROM trip_visit_day
WHERE tenant_id = @tenant_id AND trip_id = @trip_id GROUP BY day ORDER BY day DESC LIMIT @page_size;

-- name: VisitsOfTrips :one
SELECT coalesce(sum(visits), 0)::bigint FROM trip_visit_day
WHERE tenant_id = @tenant_id AND trip_id = ANY (@trip_ids::uuid[]) AND day >= @since::date AND day < @until::date;

-- name: VisitorsByTrip :many
SELECT trip_id, sum(visitors)::bigint AS visitors FROM trip_visit_day
WHERE tenant_id = @tenant_id AND day BETWEEN @first_day::date AND @last_day::date GROUP BY trip_id;

-- name: VisitEntries :many
-- VisitEntries returns a page of how many visitors trips had, by day and channel, with how many rows there are and their
-- sum. They are sorted by rank, which is a day or a number of visitors, negative for the latest or largest first.
WITH visit AS MATERIALIZED (
    SELECT trip_id, day, channel, visitors, day::text || ' ' || channel AS part,
        CASE @sort::text WHEN 'amount' THEN visitors WHEN '-amount' THEN -visitors WHEN 'date' THEN day - '2000-01-01'::date ELSE '2000-01-01'::date - day END AS rank
    FROM trip_visit_day
    WHERE tenant_id = @tenant_id AND trip_id = ANY (@trip_ids::uuid[]) AND day BETWEEN @first_day::date AND @last_day::date AND visitors > 0
)
SELECT trip_id, day, channel, visitors, part::text AS part, rank::bigint AS rank, (SELECT count(*) FROM visit) AS entries,
    (SELECT coalesce(sum(visitors), 0) FROM visit)::bigint AS all_visitors
FROM visit WHERE (rank::bigint, trip_id, part) > (@after_rank::bigint, @after_trip::uuid, @after_part::text)
ORDER BY rank, trip_id, part LIMIT @page_size;
