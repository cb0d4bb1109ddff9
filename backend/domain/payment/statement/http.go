package statement

import (
	"context"

	"caravan/backend/domain/payment"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/paymentapi"
	"caravan/backend/platform/principal"
)

// HTTP serves the operations of this package.
type HTTP struct {
	Service *Service
}

// GetMyStatement implements getMyStatement.
func (h HTTP) GetMyStatement(ctx context.Context) (*api.StatementAnswer, error) {
	return statementAnswer(h.Service.StatementOf(ctx, principal.Must(ctx).MemberID))
}

// GetBookingStatement implements getBookingStatement.
func (h HTTP) GetBookingStatement(ctx context.Context, params paymentapi.GetBookingStatementParams) (
	*api.StatementAnswer, error) {
	return statementAnswer(h.Service.Statement(ctx, params.ID))
}

func statementAnswer(st payment.Statement, err error) (*api.StatementAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &api.StatementAnswer{Success: true, Data: payment.StatementAnswer(st)}, nil
}
