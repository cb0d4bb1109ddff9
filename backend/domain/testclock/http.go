package testclock

import (
	"context"

	"caravan/backend/gen/api/testclockapi"
	"caravan/backend/platform/rest"
)

// HTTP serves the operations of the contract's testclock tag.
type HTTP struct {
	rest.Refusals
	Service *Service
}

// Mount lists the operations of this domain.
func (h HTTP) Mount(c rest.Config) ([]rest.Operation, error) { return testclockapi.Mount(h, c) }

// GetTestClock implements testclockapi.Handler.
func (h HTTP) GetTestClock(ctx context.Context) (*testclockapi.TestClockAnswer, error) {
	stands, err := h.Service.Stands(ctx)
	if err != nil {
		return nil, err
	}
	return &testclockapi.TestClockAnswer{Success: true, Data: stands}, nil
}

// AdvanceTestClock implements testclockapi.Handler.
func (h HTTP) AdvanceTestClock(ctx context.Context, req *testclockapi.ClockAdvance,
	params testclockapi.AdvanceTestClockParams) (*testclockapi.ClockRunAnswer, error) {
	run, err := h.Service.Advance(ctx, req, params.IdempotencyKey)
	if err != nil {
		return nil, err
	}
	return &testclockapi.ClockRunAnswer{Success: true, Data: run}, nil
}

// GetClockRun implements testclockapi.Handler.
func (h HTTP) GetClockRun(ctx context.Context, params testclockapi.GetClockRunParams) (
	*testclockapi.ClockRunAnswer, error) {
	run, err := h.Service.Run(ctx, params.ID)
	if err != nil {
		return nil, err
	}
	return &testclockapi.ClockRunAnswer{Success: true, Data: run}, nil
}
