package dispute

import (
	"bytes"
	"context"
	"mime"
	"time"

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

// SaveDisputeEvidence implements saveDisputeEvidence.
func (h HTTP) SaveDisputeEvidence(ctx context.Context, req *paymentapi.DisputeEvidence,
	params paymentapi.SaveDisputeEvidenceParams) (*paymentapi.BookingDisputeAnswer, error) {
	return h.answer(ctx)(h.Service.Save(ctx, params.ID, evidenceOf(*req)))
}

// SubmitDisputeEvidence implements submitDisputeEvidence.
func (h HTTP) SubmitDisputeEvidence(ctx context.Context, req *paymentapi.SubmitDispute,
	params paymentapi.SubmitDisputeEvidenceParams) (*paymentapi.BookingDisputeAnswer, error) {
	return h.answer(ctx)(h.Service.Submit(ctx, params.ID, params.IdempotencyKey, evidenceOf(req.Evidence),
		req.AmountMinor))
}

// AcceptDispute implements acceptDispute.
func (h HTTP) AcceptDispute(ctx context.Context, req *paymentapi.AcceptDispute, params paymentapi.AcceptDisputeParams) (
	*paymentapi.BookingDisputeAnswer, error) {
	return h.answer(ctx)(h.Service.Accept(ctx, params.ID, params.IdempotencyKey, req.AmountMinor))
}

// SetDisputeFile implements setDisputeFile.
func (h HTTP) SetDisputeFile(ctx context.Context, req *paymentapi.DisputeFileUploadMultipart,
	params paymentapi.SetDisputeFileParams) (*paymentapi.BookingDisputeAnswer, error) {
	return h.answer(ctx)(h.Service.SetFile(ctx, params.ID, string(params.Kind), req.File.Name, req.File.File))
}

// RemoveDisputeFile implements removeDisputeFile.
func (h HTTP) RemoveDisputeFile(ctx context.Context, params paymentapi.RemoveDisputeFileParams) (
	*paymentapi.BookingDisputeAnswer, error) {
	return h.answer(ctx)(h.Service.RemoveFile(ctx, params.ID, string(params.Kind)))
}

// GetDisputeFile implements getDisputeFile.
func (h HTTP) GetDisputeFile(ctx context.Context, params paymentapi.GetDisputeFileParams) (
	*paymentapi.GetDisputeFileOKHeaders, error) {
	f, content, err := h.Service.File(ctx, params.ID, string(params.Kind))
	if err != nil {
		return nil, err
	}
	name := mime.FormatMediaType("attachment", map[string]string{"filename": f.Name})
	return &paymentapi.GetDisputeFileOKHeaders{
		ContentDisposition: api.NewOptString(name), Response: paymentapi.GetDisputeFileOK{Data: bytes.NewReader(content)},
	}, nil
}

func evidenceOf(e paymentapi.DisputeEvidence) payment.Evidence {
	return payment.Evidence{
		Explanation: e.Explanation, Communication: e.Communication, Product: e.Product, ServiceDate: e.ServiceDate,
		CancellationPolicy: e.CancellationPolicy,
	}
}

func (h HTTP) answer(ctx context.Context) func(dispute, error) (*paymentapi.BookingDisputeAnswer, error) {
	return func(d dispute, err error) (*paymentapi.BookingDisputeAnswer, error) {
		if err != nil {
			return nil, err
		}
		out, err := h.Service.describe(ctx, d)
		return &paymentapi.BookingDisputeAnswer{Success: true, Data: out}, err
	}
}

// AnswersTx converts the disputes of a booking's payments, oldest first.
func (s *Service) AnswersTx(ctx context.Context, tx pgx.Tx, bookingID uuid.UUID) ([]paymentapi.BookingDispute, error) {
	list, err := s.OfBookingTx(ctx, tx, bookingID)
	if err != nil {
		return nil, err
	}
	out := []paymentapi.BookingDispute{}
	for _, d := range list {
		described, err := s.describe(ctx, d)
		if err != nil {
			return nil, err
		}
		out = append(out, described)
	}
	return out, nil
}

func (s *Service) describe(ctx context.Context, d dispute) (paymentapi.BookingDispute, error) {
	e, err := d.evidence()
	out := paymentapi.BookingDispute{
		ID: d.ID, Status: statusOf(d), AmountMinor: d.AmountMinor, Currency: d.Currency, Reason: d.Reason,
		Customer: e.CustomerName,
		MaxPages: pagesAllowed(d.Card),
		Evidence: paymentapi.DisputeEvidence{
			Explanation: e.Explanation, Communication: e.Communication, Product: e.Product, ServiceDate: e.ServiceDate,
			CancellationPolicy: e.CancellationPolicy,
		},
		Files: []paymentapi.DisputeFile{}, AvailableActions: []paymentapi.BookingDisputeAvailableActionsItem{},
		Trail: trailOf(d),
	}
	for _, f := range d.Files {
		out.Files = append(out.Files, paymentapi.DisputeFile{Kind: paymentapi.DisputeFileKind(f.Kind), Name: f.Name,
			Bytes: f.Bytes})
	}
	if d.DueBy != nil {
		out.DueBy = api.NewOptDateTime(d.DueBy.UTC())
	}
	if s.answerable(ctx, d) {
		out.AvailableActions = append(out.AvailableActions, paymentapi.BookingDisputeAvailableActionsItemAnswer)
		if !principal.Supports(ctx) { // accepting gives the money away
			out.AvailableActions = append(out.AvailableActions, paymentapi.BookingDisputeAvailableActionsItemAccept)
		}
	}
	return out, err
}

func statusOf(d dispute) paymentapi.DisputeStatus {
	switch {
	case d.Status == payment.DisputeWon:
		return paymentapi.DisputeStatusWon
	case d.Status == payment.DisputeLost:
		return paymentapi.DisputeStatusLost
	case d.Answer != nil:
		return paymentapi.DisputeStatusUnderReview
	}
	return paymentapi.DisputeStatusNeedsResponse
}

// trailOf returns the history of a dispute, in order.
func trailOf(d dispute) []paymentapi.DisputeStep {
	steps := []paymentapi.DisputeStep{}
	add := func(at *time.Time, text string) {
		if at != nil {
			steps = append(steps, paymentapi.DisputeStep{At: at.UTC(), Text: text})
		}
	}
	add(&d.OpenedAt, "The bank took the money back.")
	if d.Answer != nil && *d.Answer == payment.AnsweredByAccepting {
		add(d.AnsweredAt, "The dispute was accepted.")
	} else if d.Answer != nil {
		add(d.AnsweredAt, "The evidence was submitted.")
	}
	if d.Refused != "" {
		add(d.SentAt, "The payment provider didn’t take the answer. Try again, or answer at the provider.")
	} else {
		add(d.SentAt, "The payment provider passed the answer on.")
	}
	if d.Status == payment.DisputeWon {
		add(d.ClosedAt, "The bank decided for the marketplace. The money is back.")
	} else {
		add(d.ClosedAt, "The bank decided for the traveler, who owes the amount again.")
	}
	return steps
}
