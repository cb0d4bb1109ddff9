package review

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"caravan/backend/gen/api/reviewapi"
	"caravan/backend/platform/count"
	"caravan/backend/platform/page"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's review tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return reviewapi.Mount(h, c) }

// GetReviewReport implements getReviewReport.
func (h HTTP) GetReviewReport(ctx context.Context, params reviewapi.GetReviewReportParams) (*reviewapi.ReviewReportAnswer, error) {
	report, err := h.Service.Report(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &reviewapi.ReviewReportAnswer{Success: true, Status: reviewapi.ReviewReportAnswerStatusSuccess, Message: summed(report), Data: report}, nil
}

// summed is the report in words.
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
func (h HTTP) SaveMyReview(ctx context.Context, req *reviewapi.ReviewInput, params reviewapi.SaveMyReviewParams) (*reviewapi.MyReviewAnswer, error) {
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
func (h HTTP) ListReviewResponses(ctx context.Context, params reviewapi.ListReviewResponsesParams) (*reviewapi.ReviewResponsesAnswer, error) {
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

// ListPublicHostReviews implements listPublicHostReviews.
func (h HTTP) ListPublicHostReviews(ctx context.Context, params reviewapi.ListPublicHostReviewsParams) (*reviewapi.ReviewResponsesAnswer, error) {
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
