package review

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"caravan/backend/gen/api"
	"caravan/backend/platform/count"
	"caravan/backend/platform/page"
)

// HTTP serves the operations of the contract's review tag.
type HTTP struct{ Service *Service }

// GetReviewReport implements getReviewReport.
func (h HTTP) GetReviewReport(ctx context.Context, params api.GetReviewReportParams) (*api.ReviewReportAnswer, error) {
	report, err := h.Service.Report(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.ReviewReportAnswer{Success: true, Status: api.ReviewReportAnswerStatusSuccess, Message: summed(report), Data: report}, nil
}

// summed is the report in words.
func summed(r api.ReviewReport) string {
	if r.Responses == 0 {
		return "There are no ratings yet."
	}
	return fmt.Sprintf("%s rated it %.1f of 5.", count.Of(r.Responses, "traveler"), r.OverallRating.Value)
}

// GetMyReview implements getMyReview.
func (h HTTP) GetMyReview(ctx context.Context, params api.GetMyReviewParams) (*api.MyReviewAnswer, error) {
	return h.mine(ctx, params.ID)
}

// SaveMyReview implements saveMyReview.
func (h HTTP) SaveMyReview(ctx context.Context, req *api.ReviewInput, params api.SaveMyReviewParams) (*api.MyReviewAnswer, error) {
	if err := h.Service.Save(ctx, params.ID, req.Rating, req.Comment.Or("")); err != nil {
		return nil, err
	}
	return h.mine(ctx, params.ID)
}

func (h HTTP) mine(ctx context.Context, tripID uuid.UUID) (*api.MyReviewAnswer, error) {
	mine, err := h.Service.Mine(ctx, tripID)
	if err != nil {
		return nil, err
	}
	return &api.MyReviewAnswer{Success: true, Data: mine}, nil
}

const defaultLimit = 25

// ListReviewResponses implements listReviewResponses.
func (h HTTP) ListReviewResponses(ctx context.Context, params api.ListReviewResponsesParams) (*api.ReviewResponsesAnswer, error) {
	var before *uuid.UUID
	if err := page.Decode(params.Cursor.Or(""), &before); err != nil {
		return nil, err
	}
	responses, err := h.Service.OfHost(ctx, params.ID, before, params.Limit.Or(defaultLimit))
	if err != nil {
		return nil, err
	}
	return &api.ReviewResponsesAnswer{Success: true, Data: responses}, nil
}
