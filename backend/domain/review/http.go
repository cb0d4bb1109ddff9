package review

import (
	"bytes"
	"context"
	"fmt"

	"github.com/google/uuid"

	"caravan/backend/domain/record"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api"
	"caravan/backend/gen/api/reviewapi"
	"caravan/backend/platform/count"
	"caravan/backend/platform/document"
	"caravan/backend/platform/page"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/spoken"
)

// HTTP serves the operations of the contract's review tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return reviewapi.Mount(h, c) }

// GetReviewReport implements getReviewReport.
func (h HTTP) GetReviewReport(ctx context.Context, params reviewapi.GetReviewReportParams) (
	*reviewapi.ReviewReportAnswer, error) {
	report, err := h.Service.Report(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &reviewapi.ReviewReportAnswer{Success: true, Status: reviewapi.ReviewReportAnswerStatusSuccess,
		Message: summed(report), Data: report}, nil
}

// summed summarizes the report in a sentence.
func summed(r reviewapi.ReviewReport) string {
	if r.Responses == 0 {
		return "No ratings yet."
	}
	return fmt.Sprintf("%s rated it %.1f of 5.", count.Of(r.Responses, "traveler"), r.OverallRating.Value)
}

// GetMyReview implements getMyReview.
func (h HTTP) GetMyReview(ctx context.Context, params reviewapi.GetMyReviewParams) (*reviewapi.MyReviewAnswer, error) {
	return h.mine(ctx, params.ID)
}

// SaveMyReview implements saveMyReview.
func (h HTTP) SaveMyReview(ctx context.Context, req *reviewapi.ReviewInput, params reviewapi.SaveMyReviewParams) (
	*reviewapi.MyReviewAnswer, error) {
	if err := h.Service.Save(ctx, params.ID, req.Rating, req.Comment.Or("")); err != nil {
		return nil, err
	}
	return h.mine(ctx, params.ID)
}

func (h HTTP) mine(ctx context.Context, tripID uuid.UUID) (*reviewapi.MyReviewAnswer, error) {
	mine, err := h.Service.Mine(ctx, tripID)
	if err != nil {
		return nil, err
	}
	return &reviewapi.MyReviewAnswer{Success: true, Data: mine}, nil
}

const defaultLimit = 25

// ListReviewResponses implements listReviewResponses.
func (h HTTP) ListReviewResponses(ctx context.Context, params reviewapi.ListReviewResponsesParams) (
	*reviewapi.ReviewResponsesAnswer, error) {
	var before *uuid.UUID
	if err := page.Decode(params.Cursor.Or(""), &before); err != nil {
		return nil, err
	}
	responses, err := h.Service.OfHost(ctx, params.ID, before, params.Limit.Or(defaultLimit))
	if err != nil {
		return nil, err
	}
	return &reviewapi.ReviewResponsesAnswer{Success: true, Data: responses}, nil
}

// ListItineraryReviews implements listItineraryReviews.
func (h HTTP) ListItineraryReviews(ctx context.Context, params reviewapi.ListItineraryReviewsParams) (
	*reviewapi.ReviewResponsesAnswer, error) {
	var before *uuid.UUID
	if err := page.Decode(params.Cursor.Or(""), &before); err != nil {
		return nil, err
	}
	responses, err := h.Service.OfItinerary(ctx, params.ID, before, params.Limit.Or(defaultLimit))
	if err != nil {
		return nil, err
	}
	return &reviewapi.ReviewResponsesAnswer{Success: true, Data: responses}, nil
}

// ListOperatorReviews implements listOperatorReviews.
func (h HTTP) ListOperatorReviews(ctx context.Context, params reviewapi.ListOperatorReviewsParams) (
	*reviewapi.ReviewResponsesAnswer, error) {
	var before *uuid.UUID
	if err := page.Decode(params.Cursor.Or(""), &before); err != nil {
		return nil, err
	}
	responses, err := h.Service.OfOperator(ctx, params.OperatorId, before, params.Limit.Or(defaultLimit))
	if err != nil {
		return nil, err
	}
	return &reviewapi.ReviewResponsesAnswer{Success: true, Data: responses}, nil
}

// AdminListReviews implements adminListReviews.
func (h HTTP) AdminListReviews(ctx context.Context, params reviewapi.AdminListReviewsParams) (
	*reviewapi.ModeratedReviewsAnswer, error) {
	reviews, err := h.Service.All(ctx, record.Asked(params))
	if err != nil {
		return nil, err
	}
	return &reviewapi.ModeratedReviewsAnswer{Success: true, Data: reviews}, nil
}

// ModerateReview implements moderateReview.
func (h HTTP) ModerateReview(ctx context.Context, req *reviewapi.Moderation, params reviewapi.ModerateReviewParams) (
	*reviewapi.ModeratedReviewAnswer, error) {
	review, err := h.Service.Moderate(ctx, params.ID, req.Hidden, req.Reason.Or(""))
	if err != nil {
		return nil, err
	}
	return &reviewapi.ModeratedReviewAnswer{Success: true, Data: review}, nil
}

// stopPage asks whether to stop these emails, or says that it is done.
func (h HTTP) stopPage(ctx context.Context, key string, done bool) (html []byte, policy string, err error) {
	email, err := h.Service.Asked(ctx, key)
	if err != nil {
		return nil, "", err
	}
	t, language := tenant.From(ctx), tenant.LanguageOf(ctx)
	say := func(text string) string { return spoken.Say(language, text) }
	asks := document.Note{
		Language: language, Brand: t.Brand, Theme: t.Theme, Title: say("Unsubscribe"), Button: say("Unsubscribe"),
		Text: say(fmt.Sprintf("%s gets emails that ask for a review after a trip.", email)),
	}
	if done {
		asks.Title, asks.Button = say("You’re unsubscribed"), ""
		asks.Text = say(fmt.Sprintf(
			"%s won’t get any more emails that ask for a review. You’ll still get emails about trips you’ve booked.", email))
	}
	return asks.Write()
}

// ShowReviewUnsubscribe implements showReviewUnsubscribe. It only asks for confirmation: link scanners open links
// too.
func (h HTTP) ShowReviewUnsubscribe(ctx context.Context, params reviewapi.ShowReviewUnsubscribeParams) (
	*reviewapi.ShowReviewUnsubscribeOKHeaders, error) {
	html, policy, err := h.stopPage(ctx, params.Key, false)
	if err != nil {
		return nil, err
	}
	return &reviewapi.ShowReviewUnsubscribeOKHeaders{
		CacheControl: api.NewOptString("no-store"), ContentSecurityPolicy: api.NewOptString(policy),
		Response: reviewapi.ShowReviewUnsubscribeOK{Data: bytes.NewReader(html)},
	}, nil
}

// ReviewUnsubscribe implements reviewUnsubscribe.
func (h HTTP) ReviewUnsubscribe(ctx context.Context, params reviewapi.ReviewUnsubscribeParams) (
	*reviewapi.ReviewUnsubscribeOKHeaders, error) {
	if err := h.Service.AskNoMore(ctx, params.Key); err != nil {
		return nil, err
	}
	html, policy, err := h.stopPage(ctx, params.Key, true)
	if err != nil {
		return nil, err
	}
	return &reviewapi.ReviewUnsubscribeOKHeaders{
		CacheControl: api.NewOptString("no-store"), ContentSecurityPolicy: api.NewOptString(policy),
		Response: reviewapi.ReviewUnsubscribeOK{Data: bytes.NewReader(html)},
	}, nil
}

// ListPublicHostReviews implements listPublicHostReviews.
func (h HTTP) ListPublicHostReviews(ctx context.Context, params reviewapi.ListPublicHostReviewsParams) (
	*reviewapi.ReviewResponsesAnswer, error) {
	var before *uuid.UUID
	if err := page.Decode(params.Cursor.Or(""), &before); err != nil {
		return nil, err
	}
	responses, err := h.Service.OfPage(ctx, params.Path, before, params.Limit.Or(defaultLimit))
	if err != nil {
		return nil, err
	}
	return &reviewapi.ReviewResponsesAnswer{Success: true, Data: responses}, nil
}
