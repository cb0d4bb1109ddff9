package stripe

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"

	api "github.com/stripe/stripe-go/v82"

	"caravan/backend/domain/payment"
)

// AnswerDispute implements payment.Contester.
func (p *Provider) AnswerDispute(ctx context.Context, a payment.DisputeAnswer) error {
	e := a.Evidence
	said := []string{e.Explanation}
	if e.Communication != "" {
		said = append(said, e.Communication)
	}
	params := &api.DisputeUpdateParams{Submit: api.Bool(true), Evidence: &api.DisputeUpdateEvidenceParams{
		UncategorizedText:  api.String(strings.Join(said, "\n\n")),
		ProductDescription: api.String(strings.TrimSpace(e.Product + "\n" + e.OrderID)),
		ServiceDate:        api.String(e.ServiceDate), CancellationPolicyDisclosure: api.String(e.CancellationPolicy),
		RefundPolicyDisclosure: api.String(e.CancellationPolicy), CustomerName: api.String(e.CustomerName),
		CustomerEmailAddress: api.String(e.CustomerEmail),
	}}
	fields := map[string]**string{
		payment.FileReceipt: &params.Evidence.Receipt, payment.FileCommunication: &params.Evidence.CustomerCommunication,
		payment.FileCancellationPolicy: &params.Evidence.CancellationPolicy,
		payment.FileService:            &params.Evidence.ServiceDocumentation,
		payment.FileOther:              &params.Evidence.UncategorizedFile,
	}
	for kind, ref := range e.Files {
		field := fields[kind]
		if field == nil {
			return fmt.Errorf("stripe: no evidence of kind %q", kind)
		}
		*field = api.String(ref)
	}
	params.SetIdempotencyKey(a.Key)
	_, err := p.client.V1Disputes.Update(ctx, a.Ref, params)
	return p.answered(ctx, a.Ref, err)
}

// SendEvidence implements payment.Contester.
func (p *Provider) SendEvidence(ctx context.Context, f payment.EvidenceFile) (string, error) {
	params := &api.FileCreateParams{
		FileReader: bytes.NewReader(f.Content), Filename: api.String(f.Name),
		Purpose: api.String(string(api.FilePurposeDisputeEvidence)),
	}
	params.SetIdempotencyKey(f.Key)
	file, err := p.client.V1Files.Create(ctx, params)
	var refused *api.Error
	switch {
	case errors.As(err, &refused) && refused.Type == api.ErrorTypeInvalidRequest:
		return "", fmt.Errorf("stripe: %w: %s", payment.ErrAnswerRefused, refused.Msg)
	case err != nil:
		return "", fmt.Errorf("stripe: file: %w", err)
	}
	return file.ID, nil
}

// AcceptDispute implements payment.Contester.
func (p *Provider) AcceptDispute(ctx context.Context, key, ref string) error {
	params := &api.DisputeCloseParams{}
	params.SetIdempotencyKey(key)
	_, err := p.client.V1Disputes.Close(ctx, ref, params)
	return p.answered(ctx, ref, err)
}

// answered returns the outcome of an answer. A dispute that no longer waits for one already has it, by an earlier
// attempt whose response was lost.
func (p *Provider) answered(ctx context.Context, ref string, err error) error {
	var refused *api.Error
	if err == nil || !errors.As(err, &refused) || refused.Type != api.ErrorTypeInvalidRequest {
		if err != nil {
			err = fmt.Errorf("stripe: dispute: %w", err)
		}
		return err
	}
	d, lost := p.client.V1Disputes.Retrieve(ctx, ref, nil)
	if lost != nil {
		return fmt.Errorf("stripe: dispute: %w", lost)
	}
	if d.Status != api.DisputeStatusNeedsResponse && d.Status != api.DisputeStatusWarningNeedsResponse {
		return nil
	}
	return fmt.Errorf("stripe: %w: %s", payment.ErrAnswerRefused, refused.Msg)
}

// AnswerDispute implements payment.Contester.
func (a *Accounts) AnswerDispute(ctx context.Context, answer payment.DisputeAnswer) error {
	p, err := a.Of(ctx)
	if err != nil {
		return err
	}
	return p.AnswerDispute(ctx, answer)
}

// AcceptDispute implements payment.Contester.
func (a *Accounts) AcceptDispute(ctx context.Context, key, ref string) error {
	p, err := a.Of(ctx)
	if err != nil {
		return err
	}
	return p.AcceptDispute(ctx, key, ref)
}

// SendEvidence implements payment.Contester.
func (a *Accounts) SendEvidence(ctx context.Context, f payment.EvidenceFile) (string, error) {
	p, err := a.Of(ctx)
	if err != nil {
		return "", err
	}
	return p.SendEvidence(ctx, f)
}

// dueBy returns the deadline for an answer, in Unix seconds; zero if Stripe does not say.
func dueBy(d *api.Dispute) int64 {
	if d.EvidenceDetails == nil {
		return 0
	}
	return d.EvidenceDetails.DueBy
}
