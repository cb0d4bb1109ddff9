package automatic

import (
	"context"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// SetAutomaticPayment implements setAutomaticPayment.
func (h HTTP) SetAutomaticPayment(ctx context.Context, req *paymentapi.SetAutomaticPayment,
	params paymentapi.SetAutomaticPaymentParams) (*paymentapi.AutomaticPaymentAnswer, error) {
	p := principal.Must(ctx)
	var card *uuid.UUID
	if req.CardId.Set {
		card = &req.CardId.Value
	}
	if err := h.Service.SetAutomatic(ctx, p.MemberID, params.ID, req.On, card); err != nil {
		return nil, err
	}
	var now Automatic
	err := h.Service.DB.ReadTenant(ctx, p.TenantID, func(tx pgx.Tx) error {
		of, err := h.Service.AutomaticOfTx(ctx, tx, params.ID)
		now = of[params.ID]
		return err
	})
	if err != nil {
		return nil, err
	}
	return &paymentapi.AutomaticPaymentAnswer{Success: true, Data: now.Answer()}, nil
}

// Answer converts it for the payer.
func (a Automatic) Answer() api.AutomaticPayment {
	out := api.AutomaticPayment{Status: api.AutomaticPaymentStatus(a.Status), CardId: payment.Optional(a.CardID)}
	if a.CardLabel != "" {
		out.CardLabel = api.NewOptString(a.CardLabel)
	}
	return out
}
