package news

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/payment"
	"caravan/backend/domain/payment/paymentdb"
	"caravan/backend/domain/tenant"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/db"
	"caravan/backend/platform/pace"
)

// maxEventBytes is far above the size of any event.
const maxEventBytes = 64 << 10

// WebhookHandler accepts a provider's events. The tenant follows from the signed event, not from the request's
// host. Events may arrive twice and in any order: each is recorded in the transaction that applies it, and
// applying one to a settled payment changes nothing. Any response but 2xx makes the provider retry.
func (s *Service) WebhookHandler(v payment.Verifier) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxEventBytes))
		if err != nil {
			e := pace.Unread(err)
			http.Error(w, e.Message, e.Status())
			return
		}
		event, err := v.Verify(body, r.Header)
		if errors.Is(err, payment.ErrNotOurs) {
			w.WriteHeader(http.StatusNoContent)
			return
		}
		if err != nil {
			s.Charges.Log.WarnContext(r.Context(), "payment webhook refused", "provider", v.Name(), "error", err)
			http.Error(w, "signature not valid", http.StatusBadRequest)
			return
		}
		if err := s.Receive(r.Context(), v.Name(), event); err != nil {
			if apierr.From(err).Code == apierr.CodeNotFound {
				http.Error(w, "no such payment", http.StatusNotFound)
				return
			}
			s.Charges.Log.ErrorContext(r.Context(), "payment webhook failed", "provider", v.Name(), "event", event.ID,
				"error", err)
			http.Error(w, "try again", http.StatusInternalServerError)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	})
}

// Receive applies an event once.
func (s *Service) Receive(ctx context.Context, provider string, e payment.Event) error {
	if e.TenantID != uuid.Nil {
		t, err := s.Tenants.ByID(ctx, e.TenantID)
		if err != nil {
			return err
		}
		ctx = tenant.With(ctx, t)
	}
	t := tenant.From(ctx)
	return s.DB.InTenantRetry(ctx, t.ID, func(tx pgx.Tx) error {
		about, err := aboutTx(ctx, tx, provider, e)
		if err != nil {
			return err
		}
		fresh, err := paymentdb.New(tx).RecordEvent(ctx, paymentdb.RecordEventParams{
			TenantID: t.ID, Provider: provider, EventID: e.ID, ReceivedAt: s.Clock.Now(ctx),
			ID: uuid.Must(uuid.NewV7()), Kind: kindOf(e), PaymentID: about,
		})
		if err != nil {
			return fmt.Errorf("record event: %w", err)
		}
		if fresh == 0 {
			return nil
		}
		return s.ApplyTx(ctx, tx, provider, e)
	})
}

// ApplyTx applies an event, once.
func (s *Service) ApplyTx(ctx context.Context, tx pgx.Tx, provider string, e payment.Event) error {
	if e.Returned != nil {
		return s.Returned.Announce(ctx, tx, *e.Returned)
	}
	about, err := aboutTx(ctx, tx, provider, e)
	if err != nil {
		return err
	}
	if e.Intent != nil {
		_, err := s.Charges.SettleTx(ctx, tx, *about, *e.Intent)
		return err
	}
	row, err := paymentdb.New(tx).LockPayment(ctx, paymentdb.LockPaymentParams{TenantID: tenant.From(ctx).ID, ID: *about})
	if db.NoRows(err) {
		return apierr.NotFound("payment")
	}
	if err != nil {
		return err
	}
	p := payment.FromRow(row)
	// Money can only be refunded from a charge that succeeded. Webhooks of that kind that overtake the charge's
	// own are rejected, so that the provider retries them.
	if p.Status != payment.Succeeded {
		return errEarly
	}
	if e.Refund != nil {
		return s.refundNewsTx(ctx, tx, p, *e.Refund)
	}
	return s.disputeTx(ctx, tx, p, *e.Dispute)
}

// aboutTx returns the payment that an event is about, nil for one about a payout.
func aboutTx(ctx context.Context, tx pgx.Tx, provider string, e payment.Event) (*uuid.UUID, error) {
	if e.Returned != nil {
		return nil, nil
	}
	if e.PaymentID != uuid.Nil {
		return &e.PaymentID, nil
	}
	row, err := paymentdb.New(tx).PaymentByRef(ctx, paymentdb.PaymentByRefParams{TenantID: tenant.From(ctx).ID,
		Provider: provider, ProviderRef: &e.ChargeRef})
	if db.NoRows(err) {
		return nil, apierr.NotFound("payment")
	}
	return &row.ID, err
}

// kindOf names what an event tells.
func kindOf(e payment.Event) string {
	switch {
	case e.Intent != nil:
		return "payment." + string(e.Intent.Status)
	case e.Refund != nil:
		return "refund." + e.Refund.Status
	case e.Dispute != nil:
		return "dispute." + e.Dispute.Status
	}
	return "payout.returned"
}

var errEarly = errors.New("payment: news of a charge that is not known to have succeeded")
