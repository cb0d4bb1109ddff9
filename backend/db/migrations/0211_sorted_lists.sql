-- +goose Up

-- Indexes for the remaining sort orders of the long admin lists.
CREATE INDEX member_name ON member (tenant_id, lower(last_name || ' ' || first_name), id);
CREATE INDEX member_group ON member (tenant_id, user_group, id);
CREATE INDEX member_status ON member (tenant_id, status, id);
CREATE INDEX host_name ON host (tenant_id, lower(display_name), id);
CREATE INDEX host_level ON host (tenant_id, level, id);
CREATE INDEX host_status ON host (tenant_id, status, id);
CREATE INDEX host_onboarding ON host (tenant_id, (onboarding_completed::int), id);
CREATE INDEX operator_name ON operator (tenant_id, lower(name), id);
CREATE INDEX itinerary_days ON itinerary (tenant_id, length_in_days, id);
CREATE INDEX itinerary_tier ON itinerary (tenant_id, tier, id);
CREATE INDEX itinerary_status ON itinerary (tenant_id, status, id);
CREATE INDEX trip_request_start ON trip_request (tenant_id, start_date, id);
CREATE INDEX trip_request_package ON trip_request (tenant_id, package_level, id);
CREATE INDEX trip_request_status ON trip_request (tenant_id, status, id);
CREATE INDEX trip_request_requested ON trip_request (tenant_id, created_at, id);
CREATE INDEX trip_since ON trip (tenant_id, status_since, id);
CREATE INDEX booking_spots ON booking (tenant_id, spots, id);
CREATE INDEX booking_participant_status ON booking_participant (tenant_id, status, id);
CREATE INDEX link_type ON link (tenant_id, link_type, id);
CREATE INDEX ground_transfer_pickup ON ground_transfer (tenant_id, pickup_at, id);
CREATE INDEX ground_transfer_price ON ground_transfer (tenant_id, price_minor, id);
CREATE INDEX host_recommendation_by ON host_recommendation (tenant_id, lower(recommended_by), id);
CREATE INDEX email_template ON email (tenant_id, template, id);
CREATE INDEX email_failed ON email (tenant_id, id) WHERE failed_at IS NOT NULL;

-- +goose Down
DROP INDEX member_name, member_group, member_status, host_name, host_level, host_status, host_onboarding, operator_name, itinerary_days, itinerary_tier,
    itinerary_status, trip_request_start, trip_request_package, trip_request_status, trip_request_requested, trip_since, booking_spots,
    booking_participant_status, link_type, ground_transfer_pickup, ground_transfer_price, host_recommendation_by, email_template, email_failed;
