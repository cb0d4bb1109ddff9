package pricing_test

import (
	"errors"
	"testing"

	"connectrpc.com/connect"
	"google.golang.org/protobuf/proto"

	"caravan/backend/domain/pricing"
	"caravan/backend/domain/trip/triptest"
	pricingv1 "caravan/backend/gen/proto/caravan/pricing/v1"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
)

func TestEarningsTableOfATrip(t *testing.T) {
	m := triptest.Open(t)
	id, rpc := m.Approved(), pricing.RPC{Trips: m.Trips}
	ask := func(req *pricingv1.EarningsTableRequest) *pricingv1.EarningsTableResponse {
		t.Helper()
		req.TripId = id.String()
		answer, err := rpc.EarningsTable(m.Host(), connect.NewRequest(req))
		if err != nil {
			t.Fatal(err)
		}
		return answer.Msg
	}

	opening := ask(&pricingv1.EarningsTableRequest{})
	if opening.SuggestedMinMinor != 1_300_00 || opening.MinimumEarningsMinor < 0 || len(opening.Problems) != 0 ||
		opening.BreakEven != 1 {
		t.Errorf("%+v", opening)
	}
	// Four travelers and one free-of-charge spot: 1,000 each for the operator, a tenth for the platform, 15% of
	// 1,500 for selling.
	priced := ask(&pricingv1.EarningsTableRequest{InitialMinor: proto.Int64(1_500_00),
		RemainingMinor: proto.Int64(1_700_00)})
	if len(priced.Rows) != 2 || priced.Rows[0].Travelers != 4 ||
		priced.Rows[0].EarningsMinor != 4*(1_500_00-225_00-1_100_00) ||
		priced.Rows[0].EarningsPerTravelerMinor != 175_00 || priced.AdvanceCapMinor != min(priced.MinimumEarningsMinor,
		2_500_00) {
		t.Errorf("%+v", priced)
	}
	loss := ask(&pricingv1.EarningsTableRequest{InitialMinor: proto.Int64(900_00), RemainingMinor: proto.Int64(900_00),
		FlightStipendMinor: proto.Int64(-5)})
	if len(loss.Problems) != 2 || loss.Problems[0].Field != "flightStipend" || loss.Problems[1].Field != "prices" ||
		loss.BreakEven != 0 {
		t.Errorf("%+v", loss)
	}
	impossible := ask(&pricingv1.EarningsTableRequest{InitialMinor: proto.Int64(-1)})
	if len(impossible.Rows) != 0 || len(impossible.Problems) != 1 {
		t.Errorf("%+v", impossible)
	}
}

func TestCostTableOfATrip(t *testing.T) {
	m := triptest.Open(t)
	id, rpc := m.Approved(), pricing.RPC{Trips: m.Trips}
	answer, err := rpc.CostTable(m.Operator(), connect.NewRequest(&pricingv1.CostTableRequest{TripId: id.String()}))
	if err != nil {
		t.Fatal(err)
	}
	table := answer.Msg
	if len(table.Rows) != 3 || table.FreeOfCharge != 1 || table.SingleSupplementMinor != 200_00 ||
		table.Rows[1].BaseMinor != 900_00 || table.Rows[1].OperatorTotalMinor != 5*900_00 ||
		table.Rows[1].PlatformFeeMinor != 90_00 || table.Rows[1].TotalTravelerPriceMinor != 990_00 ||
		table.SingleSupplementWithFeeMinor != 220_00 {
		t.Errorf("%+v", table)
	}

	foreign := m.In(m.AddTenant("other"), principal.Principal{Group: "operator"})
	for _, unknown := range []string{id.String(), "not an id"} {
		_, err := rpc.CostTable(foreign, connect.NewRequest(&pricingv1.CostTableRequest{TripId: unknown}))
		var e *apierr.Error
		if !errors.As(err, &e) || e.Code != apierr.CodeNotFound {
			t.Errorf("%s: %v", unknown, err)
		}
	}
}
