package change

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/booking"
)

// acceptInsuranceTx accepts the quote that a change names; its additional cost is paid with the change.
func (s *Service) acceptInsuranceTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, cart Cart,
	change Change) (*uuid.UUID, int64, error) {
	if change.InsuranceQuoteID == nil {
		return nil, 0, nil
	}
	costs, err := booking.CostsOf(ctx, tx, id, cart.NewItems(), cart.Gone(), 0)
	if err != nil {
		return nil, 0, err
	}
	order, minor, err := s.Insurance.AcceptTx(ctx, tx, id, *change.InsuranceQuoteID, costs)
	return &order, max(0, minor), err
}

func (s *Service) chosenRidesTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID,
	quotes []uuid.UUID) (int64, error) {
	if len(quotes) == 0 {
		return 0, nil
	}
	return s.Rides.ChosenTx(ctx, tx, bookingID, quotes)
}

// messageTransferAffected is shown for a change of nights next to which a transfer is booked (T-173).
const messageTransferAffected = "Your changes will affect your currently booked transfer, please update your transfer to avoid any delays."

func transferWarningTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID, cart Cart) (string, error) {
	nights := map[string]bool{}
	for _, items := range [][]booking.CartItem{cart.NewItems(), cart.Gone()} {
		for _, item := range items {
			if item.ServiceType == "accommodation" {
				nights[item.Timing] = true
			}
		}
	}
	if len(nights) == 0 {
		return "", nil
	}
	rides, err := booking.RideAddOnsOf(ctx, tx, bookingID)
	for _, ride := range rides[bookingID] {
		if nights[ride.Timing] {
			return messageTransferAffected, err
		}
	}
	return "", err
}
