package credit

import (
	"context"
	"fmt"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
)

// VouchersTx returns the credit from each booking, by booking; bookings without one are left out (T-257).
func (s *Service) VouchersTx(ctx context.Context, tx pgx.Tx, bookings ...uuid.UUID) (map[uuid.UUID]uuid.UUID, error) {
	rows, err := paymentdb.New(tx).CreditOfBookings(ctx, paymentdb.CreditOfBookingsParams{TenantID: tenant.From(ctx).ID,
		BookingIds: bookings})
	if err != nil {
		return nil, fmt.Errorf("credits of bookings: %w", err)
	}
	vouchers := make(map[uuid.UUID]uuid.UUID, len(rows))
	for _, row := range rows {
		vouchers[row.BookingID] = row.ID
	}
	return vouchers, nil
}
