package policy_test

import (
	"reflect"
	"testing"

	"caravan/backend/domain/tenant/policy"
)

// TestEveryAmountIsConverted verifies that no amount of a policy keeps its number in another currency, that nothing
// else changes, and that the original stays.
func TestEveryAmountIsConverted(t *testing.T) {
	p := policy.Default()
	p.Payment.PayoutTwoApprovalsFromMinor, p.Payment.WaiveUpToMinor = 10_000_00, 50_00
	p.HostLevels[0].AdvanceLimitMinor = 1_00
	before := p.Values()
	double, err := p.In(func(minor int64) (int64, error) { return 2 * minor, nil })
	if err != nil {
		t.Fatal(err)
	}
	amounts := 0
	for i, v := range double.Values() {
		want := before[i].Value
		if v.Kind == policy.Amount {
			amounts++
			want = 2 * want.(int64)
		}
		if !reflect.DeepEqual(v.Value, want) {
			t.Errorf("%s: %v, want %v", v.Path, v.Value, want)
		}
	}
	if amounts < 13 || !reflect.DeepEqual(before, p.Values()) {
		t.Errorf("%d amounts; the original is now %v", amounts, p)
	}
}

// TestClosedPoliciesAllowNothing verifies the policies of a currency without a rate.
func TestClosedPoliciesAllowNothing(t *testing.T) {
	p := policy.Default()
	if got := p.Closed().Payment.PayoutTwoApprovalsFromMinor; got != 0 {
		t.Errorf("what is disabled became %d", got)
	}
	p.Payment.PayoutTwoApprovalsFromMinor, p.Payment.WaiveUpToMinor = 10_000_00, 50_00
	for _, v := range p.Closed().Values() {
		want := int64(0)
		if v.Path == "payment.payoutTwoApprovalsFromMinor" {
			want = 1
		}
		if v.Kind == policy.Amount && v.Value != want {
			t.Errorf("%s: %v", v.Path, v.Value)
		}
	}
}
