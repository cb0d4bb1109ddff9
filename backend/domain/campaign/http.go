package campaign

import (
	"bytes"
	"context"
	"fmt"

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
	"caravan/backend/platform/spoken"
)

// HTTP serves the operations of the contract's campaign tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return campaignapi.Mount(h, c) }

// Tests renders a promotional email.
type Tests interface {
	SendTestEmailTx(ctx context.Context, tx pgx.Tx, id uuid.UUID, kind string, in tripapi.EmailPreviewInput) error
}

// SendTestEmailToMe implements sendTestEmailToMe.
func (h HTTP) SendTestEmailToMe(ctx context.Context, req *campaignapi.TestEmail,
	params campaignapi.SendTestEmailToMeParams) (*api.DoneAnswer, error) {
	_, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "sendTestEmailToMe", params.IdempotencyKey, req),
		func(tx pgx.Tx) (bool, error) {
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
func (h HTTP) SendEmailToTravelers(ctx context.Context, req *campaignapi.TravelerEmail,
	params campaignapi.SendEmailToTravelersParams) (*campaignapi.EmailCampaignAnswer, error) {
	id, err := idempotency.Do(ctx, h.Service.DB, idempotency.By(ctx, "sendEmailToTravelers", params.IdempotencyKey, req),
		func(tx pgx.Tx) (uuid.UUID, error) {
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
		answer.Data, err = campaignTx(ctx, tx, t, id)
		return err
	})
	return answer, err
}

// PreviewTravelerEmail implements previewTravelerEmail.
func (h HTTP) PreviewTravelerEmail(ctx context.Context, req *campaignapi.TravelerAudience) (
	*campaignapi.TravelerEmailPreviewAnswer, error) {
	preview, err := h.Service.MessagePreview(ctx, req)
	if err != nil {
		return nil, err
	}
	return &campaignapi.TravelerEmailPreviewAnswer{Success: true, Data: preview}, nil
}

// StopTripEmail implements stopTripEmail.
func (h HTTP) StopTripEmail(ctx context.Context, params campaignapi.StopTripEmailParams) (
	*campaignapi.EmailCampaignAnswer, error) {
	stopped, err := h.Service.Stop(ctx, params.ID, params.CampaignId)
	if err != nil {
		return nil, err
	}
	return &campaignapi.EmailCampaignAnswer{Success: true, Data: stopped}, nil
}

const defaultLimit = 25

// ListTripEmails implements listTripEmails.
func (h HTTP) ListTripEmails(ctx context.Context, params campaignapi.ListTripEmailsParams) (
	*campaignapi.SentEmailPageAnswer, error) {
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
		if row.Stopped {
			one.State = campaignapi.SentEmailStateStopped
		}
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

// unsubscribePage asks whether to unsubscribe, or says that it is done.
func (h HTTP) unsubscribePage(ctx context.Context, token string, done bool) (html []byte, policy string, err error) {
	reader, err := h.Service.ReaderOf(ctx, token)
	if err != nil {
		return nil, "", err
	}
	t, language := tenant.From(ctx), tenant.LanguageOf(ctx)
	say := func(text string) string { return spoken.Say(language, text) }
	asks := document.Note{
		Language: language, Brand: t.Brand, Theme: t.Theme, Title: say("Unsubscribe"), Button: say("Unsubscribe"),
		Text: say(fmt.Sprintf("%s gets emails about %s’s trips.", reader.Email, reader.HostName)),
	}
	if done {
		asks.Title, asks.Button = say("You’re unsubscribed"), ""
		asks.Text =
			say(fmt.Sprintf("%s won’t get any more emails about %s’s trips. You’ll still get emails about trips you’ve booked.",
				reader.Email, reader.HostName))
	}
	return asks.Write()
}

// ShowUnsubscribe implements showUnsubscribe. It only asks for confirmation: link scanners open links too.
func (h HTTP) ShowUnsubscribe(ctx context.Context, params campaignapi.ShowUnsubscribeParams) (
	*campaignapi.ShowUnsubscribeOKHeaders, error) {
	html, policy, err := h.unsubscribePage(ctx, params.Key, false)
	if err != nil {
		return nil, err
	}
	return &campaignapi.ShowUnsubscribeOKHeaders{
		CacheControl: api.NewOptString("no-store"), ContentSecurityPolicy: api.NewOptString(policy),
		Response: campaignapi.ShowUnsubscribeOK{Data: bytes.NewReader(html)},
	}, nil
}

// Unsubscribe implements unsubscribe.
func (h HTTP) Unsubscribe(ctx context.Context, params campaignapi.UnsubscribeParams) (
	*campaignapi.UnsubscribeOKHeaders, error) {
	if err := h.Service.Unsubscribe(ctx, params.Key); err != nil {
		return nil, err
	}
	html, policy, err := h.unsubscribePage(ctx, params.Key, true)
	if err != nil {
		return nil, err
	}
	return &campaignapi.UnsubscribeOKHeaders{
		CacheControl: api.NewOptString("no-store"), ContentSecurityPolicy: api.NewOptString(policy),
		Response: campaignapi.UnsubscribeOK{Data: bytes.NewReader(html)},
	}, nil
}

// WatchOpening implements watchOpening.
func (h HTTP) WatchOpening(ctx context.Context, req *campaignapi.OpeningWatch, params campaignapi.WatchOpeningParams) (
	*campaignapi.OpeningWatchedAnswer, error) {
	call := idempotency.Call{TenantID: tenant.From(ctx).ID, Scope: "watchOpening", Key: params.IdempotencyKey, Body: req}
	told, err := idempotency.Do(ctx, h.Service.DB, call, func(tx pgx.Tx) (campaignapi.OpeningWatchedAbout, error) {
		return h.Service.WatchTx(ctx, tx, req)
	})
	if err != nil {
		return nil, err
	}
	return &campaignapi.OpeningWatchedAnswer{Success: true, Data: campaignapi.OpeningWatched{About: told}}, nil
}

// CountOpeningWatchers implements countOpeningWatchers.
func (h HTTP) CountOpeningWatchers(ctx context.Context, params campaignapi.CountOpeningWatchersParams) (
	*campaignapi.OpeningWatchersAnswer, error) {
	n, err := h.Service.Watchers(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &campaignapi.OpeningWatchersAnswer{Success: true, Data: campaignapi.OpeningWatchers{Waiting: n}}, nil
}

// openingPage shows what a watch waits for, before and after its address is confirmed.
func (h HTTP) openingPage(ctx context.Context, key string, confirmed bool) (html []byte, policy string, err error) {
	of, err := h.Service.WatchedAt(ctx, key)
	if err != nil {
		return nil, "", err
	}
	t, language := tenant.From(ctx), tenant.LanguageOf(ctx)
	say := func(text string) string { return spoken.Say(language, text) }
	words := document.Note{
		Language: language, Brand: t.Brand, Theme: t.Theme, Title: say("Confirm your email"), Button: say("Notify me"),
		Text: say(fmt.Sprintf("We’ll send one email to %s when this opens for booking: %s.", of.Email, of.About)),
	}
	switch {
	case confirmed && of.Open:
		words.Title, words.Button = say("It’s open now"), ""
		words.Text = say(fmt.Sprintf("You can book %s now. We’ve sent the link to %s.", of.About, of.Email))
	case confirmed:
		words.Title, words.Button = say("You’re on the list"), ""
	}
	return words.Write()
}

// ShowOpening implements showOpening. It only asks for confirmation: link scanners open links too.
func (h HTTP) ShowOpening(ctx context.Context, params campaignapi.ShowOpeningParams) (
	*campaignapi.ShowOpeningOKHeaders, error) {
	html, policy, err := h.openingPage(ctx, params.Key, false)
	if err != nil {
		return nil, err
	}
	return &campaignapi.ShowOpeningOKHeaders{
		CacheControl: api.NewOptString("no-store"), ContentSecurityPolicy: api.NewOptString(policy),
		Response: campaignapi.ShowOpeningOK{Data: bytes.NewReader(html)},
	}, nil
}

// ConfirmOpening implements confirmOpening.
func (h HTTP) ConfirmOpening(ctx context.Context, params campaignapi.ConfirmOpeningParams) (
	*campaignapi.ConfirmOpeningOKHeaders, error) {
	if err := h.Service.ConfirmWatch(ctx, params.Key); err != nil {
		return nil, err
	}
	html, policy, err := h.openingPage(ctx, params.Key, true)
	if err != nil {
		return nil, err
	}
	return &campaignapi.ConfirmOpeningOKHeaders{
		CacheControl: api.NewOptString("no-store"), ContentSecurityPolicy: api.NewOptString(policy),
		Response: campaignapi.ConfirmOpeningOK{Data: bytes.NewReader(html)},
	}, nil
}

// dot is an image of one transparent pixel.
var dot = []byte("GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\x00\x00\x00!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;")

// EmailOpened implements emailOpened.
func (h HTTP) EmailOpened(ctx context.Context, params campaignapi.EmailOpenedParams) (
	*campaignapi.EmailOpenedOKHeaders, error) {
	if err := h.Service.Opened(ctx, params.Key); err != nil {
		return nil, err
	}
	return &campaignapi.EmailOpenedOKHeaders{CacheControl: api.NewOptString("no-store"),
		Response: campaignapi.EmailOpenedOK{Data: bytes.NewReader(dot)}}, nil
}
