package policy_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"caravan/backend/domain/tenant/policy"
	"caravan/backend/testkit/random"
)

func TestDefaultsAreValid(t *testing.T) {
	if err := policy.Default().Validate(); err != nil {
		t.Error(err)
	}
}

// The numbers given in the specification (H-609, H-611, H-612).
func TestDefaultsOfTheSpecification(t *testing.T) {
	p := policy.Default()
	if p.Pricing.DefaultMaxSpots != 20 || p.Survey.ResponsesToUnlock != 100 || p.Survey.QualifiedMinimumAge != 18 ||
		p.Survey.QualifiedBudgetMinor != 2_000_00 {
		t.Errorf("%+v %+v", p.Pricing, p.Survey)
	}
}

func TestPolicyJSONRoundTrip(t *testing.T) {
	text, err := json.Marshal(policy.Default())
	if err != nil {
		t.Fatal(err)
	}
	var back policy.Policy
	if err := json.Unmarshal(text, &back); err != nil || !reflect.DeepEqual(back, policy.Default()) {
		t.Errorf("%+v, %v", back, err)
	}
}

func TestValidateListsEveryFault(t *testing.T) {
	p := policy.Default()
	p.Payment.DepositBP = 10_001
	p.Payment.ReminderDays = []int{120, 80}
	p.Pricing.ServiceFeeBP = 9_800
	p.HostLevels[2].Name = ""
	p.Access.PasswordMinimumLength = 4
	joined, ok := p.Validate().(interface{ Unwrap() []error })
	if !ok {
		t.Fatal("no faults")
	}
	var fields []string
	for _, err := range joined.Unwrap() {
		var fault policy.FieldError
		if !errors.As(err, &fault) {
			t.Fatalf("%v has no field", err)
		}
		fields = append(fields, fault.Field)
	}
	want := []string{"hostLevels[2].name", "payment.depositBp", "payment.reminderDays[1]", "pricing.serviceFeeBp",
		"access.passwordMinimumLength"}
	if !reflect.DeepEqual(fields, want) {
		t.Errorf("got %v, want %v", fields, want)
	}
}

func TestMergeChangesOnlyWhatIsNamed(t *testing.T) {
	got, err := policy.Default().Merge(
		policy.Overrides(
			`{"payment":{"depositBp":3000,"reminderDays":[100]},"hostLevels":[{"name":"A"},{"name":"B"},{"name":"C"},{"name":"D"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	want := policy.Default()
	want.Payment.DepositBP, want.Payment.ReminderDays = 3000, []int{100}
	want.HostLevels = []policy.HostLevel{{Name: "A"}, {Name: "B"}, {Name: "C"}, {Name: "D"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
	for _, bad := range []string{`{"payments":{}}`, `{"payment":{"depositBp":-1}}`, `[]`, `{`} {
		if kept, err := policy.Default().Merge(policy.Overrides(bad)); err == nil ||
			!reflect.DeepEqual(kept, policy.Default()) {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

func TestMergeLeavesTheOriginalAlone(t *testing.T) {
	base := policy.Default()
	if _, err := base.Merge(policy.Overrides(`{"payment":{"reminderDays":[99]}}`)); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(base, policy.Default()) {
		t.Error("merging changed the policy it started from")
	}
}

func TestOverridesReproduceThePolicy(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		p := policy.Default()
		p.Payment.DepositBP = rapid.Int64Range(0, 10_000).Draw(t, "deposit")
		p.Cancellation.FeePerSpotMinor = rapid.Int64Range(0, 500_00).Draw(t, "fee")
		p.HostLevels[1].AdvanceLimitMinor = rapid.Int64Range(0, 5_000_00).Draw(t, "limit")
		p.Payment.OverdueReminderDays = rapid.SliceOfN(rapid.IntRange(1, 30), 1, 4).Draw(t, "overdue")
		overrides, err := p.OverridesFrom(policy.Default())
		if err != nil {
			t.Fatal(err)
		}
		back, err := policy.Default().Merge(overrides)
		if err != nil || !reflect.DeepEqual(back, p) {
			t.Fatalf("%s gives %+v, %v", overrides, back, err)
		}
	})
	overrides, err := policy.Default().OverridesFrom(policy.Default())
	if err != nil || strings.TrimSpace(string(overrides)) != "{}" {
		t.Errorf("no change: %s, %v", overrides, err)
	}
}

func TestLevel(t *testing.T) {
	p := policy.Default()
	for level, want := range map[int]string{-1: "Starter", 0: "Starter", 2: "Pathfinder", 3: "Trailblazer",
		9: "Trailblazer"} {
		if got := p.Level(level).Name; got != want {
			t.Errorf("level %d: %s", level, got)
		}
	}
}
