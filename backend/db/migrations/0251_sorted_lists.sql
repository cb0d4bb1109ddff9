-- +goose Up

-- The remaining sort orders of rides; their status as people see it (transfer.Status.Display).
CREATE INDEX ground_transfer_type ON ground_transfer (tenant_id, type, id);
CREATE INDEX ground_transfer_display ON ground_transfer (tenant_id, (CASE status WHEN 'pending' THEN 'pending' WHEN 'awaiting approval' THEN 'pending'
    WHEN 'confirmed' THEN 'confirmed' WHEN 'planned' THEN 'driver-assigned' WHEN 'driver underway' THEN 'driver-underway' WHEN 'driver arrived' THEN 'driver-assigned'
    WHEN 'journey in progress' THEN 'driver-assigned' WHEN 'completed' THEN 'completed' WHEN 'cancelled free' THEN 'cancelled'
    WHEN 'cancelled with costs' THEN 'cancelled' ELSE 'processing' END), id);
-- The audit log is read backward in both columns of its order.
CREATE INDEX audit_log_newest ON audit_log (tenant_id, at, id);
DROP INDEX audit_log_at;

-- +goose Down
CREATE INDEX audit_log_at ON audit_log (tenant_id, at DESC, id);
DROP INDEX audit_log_newest, ground_transfer_display, ground_transfer_type;
