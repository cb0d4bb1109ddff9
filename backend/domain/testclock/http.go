package testclock

import (
	"context"

	"caravan/backend/gen/api"
)

// HTTP serves the operations of the contract's testclock tag.
type HTTP struct{ Service *Service }

// GetTestClock implements api.Handler.
func (h HTTP) GetTestClock(ctx context.Context) (*api.TestClockAnswer, error) {
	stands, err := h.Service.Stands(ctx)
	if err != nil {
		return nil, err
	}
	return &api.TestClockAnswer{Success: true, Data: stands}, nil
}

// AdvanceTestClock implements api.Handler.
func (h HTTP) AdvanceTestClock(ctx context.Context, req *api.ClockAdvance, params api.AdvanceTestClockParams) (*api.ClockRunAnswer, error) {
	run, err := h.Service.Advance(ctx, req, params.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return &api.ClockRunAnswer{Success: true, Data: run}, nil
}

// GetClockRun implements api.Handler.
func (h HTTP) GetClockRun(ctx context.Context, params api.GetClockRunParams) (*api.ClockRunAnswer, error) {
	run, err := h.Service.Run(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &api.ClockRunAnswer{Success: true, Data: run}, nil
}
