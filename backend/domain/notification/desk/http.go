package desk

import (
	"context"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/record"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/notificationapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of this package and of package notification.
type HTTP struct {
	notification.HTTP
	Desk *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return notificationapi.Mount(h, c) }

// ListEmailHooks implements listEmailHooks.
func (HTTP) ListEmailHooks(context.Context) (*notificationapi.EmailHookListAnswer, error) {
	list := notificationapi.EmailHookList{Items: make([]notificationapi.EmailHook, len(hooks))}
	for i, h := range hooks {
		list.Items[i] = notificationapi.EmailHook{Hook: string(h.template), Name: h.name, When: h.when,
			Recipient: h.recipient}
	}
	return &notificationapi.EmailHookListAnswer{Success: true, Data: list}, nil
}

// ListEmails implements listEmails.
func (h HTTP) ListEmails(ctx context.Context, params notificationapi.ListEmailsParams) (
	*notificationapi.EmailPageAnswer, error) {
	page, err := h.Desk.Emails(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &notificationapi.EmailPageAnswer{Success: true, Data: page}, nil
}

// ResendEmail implements resendEmail.
func (h HTTP) ResendEmail(ctx context.Context, params notificationapi.ResendEmailParams) (
	*notificationapi.EmailAnswer, error) {
	if _, err := h.Desk.Email(ctx, params.ID); err != nil {
		return nil, err
	}
	email, err := h.Desk.Resend(ctx, params.ID, params.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return &notificationapi.EmailAnswer{Success: true, Data: email}, nil
}

// GetEmail implements getEmail.
func (h HTTP) GetEmail(ctx context.Context, params notificationapi.GetEmailParams) (
	*notificationapi.EmailAnswer, error) {
	email, err := h.Desk.Email(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &notificationapi.EmailAnswer{Success: true, Data: email}, nil
}

// ListEmailWordings implements listEmailWordings.
func (h HTTP) ListEmailWordings(ctx context.Context) (*notificationapi.EmailWordingListAnswer, error) {
	list, err := h.Desk.Wordings(ctx)
	if err != nil {
		return nil, err
	}
	return &notificationapi.EmailWordingListAnswer{Success: true, Data: list}, nil
}

func worded(w notificationapi.EmailWording, err error) (*notificationapi.EmailWordingAnswer, error) {
	if err != nil {
		return nil, err
	}
	return &notificationapi.EmailWordingAnswer{Success: true, Data: w}, nil
}

// GetEmailWording implements getEmailWording.
func (h HTTP) GetEmailWording(ctx context.Context, params notificationapi.GetEmailWordingParams) (
	*notificationapi.EmailWordingAnswer, error) {
	return worded(h.Desk.Wording(ctx, params.Template, string(params.Language)))
}

// SaveEmailWording implements saveEmailWording.
func (h HTTP) SaveEmailWording(ctx context.Context, req *notificationapi.EmailWordingUpdate,
	params notificationapi.SaveEmailWordingParams) (*notificationapi.EmailWordingAnswer, error) {
	return worded(h.Desk.Reword(ctx, params.Template, req))
}

// ResetEmailWording implements resetEmailWording.
func (h HTTP) ResetEmailWording(ctx context.Context, req *notificationapi.EmailWordingReset,
	params notificationapi.ResetEmailWordingParams) (*notificationapi.EmailWordingAnswer, error) {
	return worded(h.Desk.ResetWords(ctx, params.Template, req))
}

// PreviewEmailWording implements previewEmailWording.
func (h HTTP) PreviewEmailWording(ctx context.Context, req *notificationapi.EmailWordingDraft,
	params notificationapi.PreviewEmailWordingParams) (*notificationapi.EmailWordingPreviewAnswer, error) {
	preview, err := h.Desk.PreviewWords(ctx, params.Template, req)
	if err != nil {
		return nil, err
	}
	return &notificationapi.EmailWordingPreviewAnswer{Success: true, Data: preview}, nil
}

// SendEmailWordingSample implements sendEmailWordingSample.
func (h HTTP) SendEmailWordingSample(ctx context.Context, req *notificationapi.EmailWordingDraft,
	params notificationapi.SendEmailWordingSampleParams) (*api.DoneAnswer, error) {
	if err := h.Desk.SendSample(ctx, params.Template, params.IdempotencyKey, req); err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}
