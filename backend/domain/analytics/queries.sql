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
