package campaign

import (
	"bytes"
	"context"
	"html/template"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/campaign/campaigndb"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/campaignapi"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/document"
	"caravan/backend/platform/idempotency"
	"caravan/backend/platform/page"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's campaign tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return campaignapi.Mount(h, c) }

// Tests writes out a promotional email.
type Tests interface {
	SendTestEmailTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, kind string, in tripapi.EmailPreviewInput) error
}

// SendTestEmailToMe implements sendTestEmailToMe.
func (h HTTP) SendTestEmailToMe(ctx context.Context, req *campaignapi.TestEmail, params campaignapi.SendTestEmailToMeParams) (*api.DoneAnswer, error) {
	_, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "sendTestEmailToMe", params.IdempotencyKey, req), func(tx pgx.Tx) (bool, error) {
		return true, h.Service.Tests.SendTestEmailTx(ctx, tx, req.TripId, req.Kind, tripapi.EmailPreviewInput{
			FirstName: req.FirstName, LastName: req.LastName, HostBlurb: req.HostBlurb, Subject: req.Subject,
		})
	})
	if err != nil {
		return nil, err
	}
	return &api.DoneAnswer{Success: true, Data: api.Done{Ok: true}}, nil
}

// SendEmailToTravelers implements sendEmailToTravelers.
func (h HTTP) SendEmailToTravelers(ctx context.Context, req *campaignapi.TravelerEmail, params campaignapi.SendEmailToTravelersParams) (*campaignapi.EmailCampaignAnswer, error) {
	id, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "sendEmailToTravelers", params.IdempotencyKey, req), func(tx pgx.Tx) (uuid.UUID, error) {
		return h.Service.MessageTx(ctx, tx, req)
	})
	if err != nil {
		return nil, err
	}
	answer := &campaignapi.EmailCampaignAnswer{Success: true}
	err = h.Service.DB.ReadTenant(ctx, tenant.From(ctx).ID, func(tx pgx.Tx) error {
		t, err := h.Service.Trips.LoadTx(ctx, tx, req.TripId)
		if err != nil {
			return err
		}
		all, err := Figures{}.CampaignsTx(ctx, tx, t)
		for _, one := range all {
			if one.ID.Value == id {
				answer.Data = one
			}
		}
		return err
	})
	return answer, err
}

// PreviewTravelerEmail implements previewTravelerEmail.
func (h HTTP) PreviewTravelerEmail(ctx context.Context, req *campaignapi.TravelerAudience) (*campaignapi.TravelerEmailPreviewAnswer, error) {
	preview, err := h.Service.MessagePreview(ctx, req)
	if err != nil {
		return nil, err
	}
	return &campaignapi.TravelerEmailPreviewAnswer{Success: true, Data: preview}, nil
}

const defaultLimit = 25

// ListTripEmails implements listTripEmails.
func (h HTTP) ListTripEmails(ctx context.Context, params campaignapi.ListTripEmailsParams) (*campaignapi.SentEmailPageAnswer, error) {
	var before *uuid.UUID
	if err := page.Decode(params.Cursor.Or(""), &before); err != nil {
		return nil, err
	}
	limit := params.Limit.Or(defaultLimit)
	rows, err := h.Service.Sent(ctx, params.ID, params.Kind.Or(""), before, limit)
	if err != nil {
		return nil, err
	}
	rows, next := page.Cut(rows, limit, func(r campaigndb.ListSentRow) any { return r.CampaignRecipient.ID })
	data := campaignapi.SentEmailPage{Items: make([]campaignapi.SentEmail, 0, len(rows))}
	for _, row := range rows {
		r := row.CampaignRecipient
		one := campaignapi.SentEmail{ID: r.ID, Kind: row.Kind, Email: r.Email, State: campaignapi.SentEmailState(r.State)}
		if r.SentAt != nil {
			one.SentAt = api.NewOptDateTime(r.SentAt.UTC())
		}
		if r.OpenedAt != nil {
			one.OpenedAt = api.NewOptDateTime(r.OpenedAt.UTC())
		}
		data.Items = append(data.Items, one)
	}
	if next != "" {
		data.NextCursor = api.NewOptString(next)
	}
	return &campaignapi.SentEmailPageAnswer{Success: true, Data: data}, nil
}

var (
	askPage = template.Must(template.New("unsubscribe").Parse(`<h1>Unsubscribe</h1>
<p>{{.Email}} gets emails about {{.HostName}}’s trips.</p>
<form method="post"><button>Unsubscribe</button></form>`))
	donePage = template.Must(template.New("unsubscribed").Parse(`<h1>You’re unsubscribed</h1>
<p>{{.Email}} won’t get any more emails about {{.HostName}}’s trips. You’ll still get emails about trips you’ve booked.</p>`))
)

func (h HTTP) page(ctx context.Context, token string, of *template.Template) (html []byte, policy string, err error) {
	reader, err := h.Service.ReaderOf(ctx, token)
	if err != nil {
		return nil, "", err
	}
	body, err := document.Render(of, reader)
	if err != nil {
		return nil, "", err
	}
	t := tenant.From(ctx)
	return document.Page{Title: t.Brand + " - Unsubscribe", Theme: t.Theme, Body: body}.Write()
}

// ShowUnsubscribe implements showUnsubscribe. It only asks: programs that look into mails open links too.
func (h HTTP) ShowUnsubscribe(ctx context.Context, params campaignapi.ShowUnsubscribeParams) (*campaignapi.ShowUnsubscribeOKHeaders, error) {
	html, policy, err := h.page(ctx, params.Key, askPage)
	if err != nil {
		return nil, err
	}
	return &campaignapi.ShowUnsubscribeOKHeaders{
		CacheControl: api.NewOptString("no-store"), ContentSecurityPolicy: api.NewOptString(policy), Response: campaignapi.ShowUnsubscribeOK{Data: bytes.NewReader(html)},
	}, nil
}

// Unsubscribe implements unsubscribe.
func (h HTTP) Unsubscribe(ctx context.Context, params campaignapi.UnsubscribeParams) (*campaignapi.UnsubscribeOKHeaders, error) {
	if err := h.Service.Unsubscribe(ctx, params.Key); err != nil {
		return nil, err
	}
	html, policy, err := h.page(ctx, params.Key, donePage)
	if err != nil {
		return nil, err
	}
	return &campaignapi.UnsubscribeOKHeaders{
		CacheControl: api.NewOptString("no-store"), ContentSecurityPolicy: api.NewOptString(policy), Response: campaignapi.UnsubscribeOK{Data: bytes.NewReader(html)},
	}, nil
}

// dot is a picture of one transparent pixel.
var dot = []byte("GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\x00\x00\x00!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;")

// EmailOpened implements emailOpened.
func (h HTTP) EmailOpened(ctx context.Context, params campaignapi.EmailOpenedParams) (*campaignapi.EmailOpenedOKHeaders, error) {
	if err := h.Service.Opened(ctx, params.Key); err != nil {
		return nil, err
	}
	return &campaignapi.EmailOpenedOKHeaders{CacheControl: api.NewOptString("no-store"), Response: campaignapi.EmailOpenedOK{Data: bytes.NewReader(dot)}}, nil
}
