package tenant_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"caravan/backend/domain/tenant"
	"caravan/backend/testkit/random"
)

func TestDefaultsAreValid(t *testing.T) {
	if err := tenant.Default().Validate(); err != nil {
		t.Error(err)
	}
}

func TestPolicyJSONRoundTrip(t *testing.T) {
	text, err := json.Marshal(tenant.Default())
	if err != nil {
		t.Fatal(err)
	}
	var back tenant.Policy
	if err := json.Unmarshal(text, &back); err != nil || !reflect.DeepEqual(back, tenant.Default()) {
		t.Errorf("%+v, %v", back, err)
	}
}

func TestValidateListsEveryFault(t *testing.T) {
	p := tenant.Default()
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
		var fault tenant.FieldError
		if !errors.As(err, &fault) {
			t.Fatalf("%v has no field", err)
		}
		fields = append(fields, fault.Field)
	}
	want := []string{"hostLevels[2].name", "payment.depositBp", "payment.reminderDays[1]", "pricing.serviceFeeBp", "access.passwordMinimumLength"}
	if !reflect.DeepEqual(fields, want) {
		t.Errorf("got %v, want %v", fields, want)
	}
}

func TestMergeChangesOnlyWhatIsNamed(t *testing.T) {
	got, err := tenant.Default().Merge(tenant.Overrides(`{"payment":{"depositBp":3000,"reminderDays":[100]},"hostLevels":[{"name":"A"},{"name":"B"},{"name":"C"},{"name":"D"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	want := tenant.Default()
	want.Payment.DepositBP, want.Payment.ReminderDays = 3000, []int{100}
	want.HostLevels = []tenant.HostLevel{{Name: "A"}, {Name: "B"}, {Name: "C"}, {Name: "D"}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
	for _, bad := range []string{`{"payments":{}}`, `{"payment":{"depositBp":-1}}`, `[]`, `{`} {
		if kept, err := tenant.Default().Merge(tenant.Overrides(bad)); err == nil || !reflect.DeepEqual(kept, tenant.Default()) {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

func TestMergeLeavesTheOriginalAlone(t *testing.T) {
	base := tenant.Default()
	if _, err := base.Merge(tenant.Overrides(`{"payment":{"reminderDays":[99]}}`)); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(base, tenant.Default()) {
		t.Error("merging changed the policy it started from")
	}
}

func TestOverridesReproduceThePolicy(t *testing.T) {
	random.Check(t, func(t *rapid.T) {
		p := tenant.Default()
		p.Payment.DepositBP = rapid.Int64Range(0, 10_000).Draw(t, "deposit")
		p.Cancellation.FeePerSpotMinor = rapid.Int64Range(0, 500_00).Draw(t, "fee")
		p.HostLevels[1].AdvanceLimitMinor = rapid.Int64Range(0, 5_000_00).Draw(t, "limit")
		p.Payment.OverdueReminderDays = rapid.SliceOfN(rapid.IntRange(1, 30), 1, 4).Draw(t, "overdue")
		overrides, err := p.OverridesFrom(tenant.Default())
		if err != nil {
			t.Fatal(err)
		}
		back, err := tenant.Default().Merge(overrides)
		if err != nil || !reflect.DeepEqual(back, p) {
			t.Fatalf("%s gives %+v, %v", overrides, back, err)
		}
	})
	overrides, err := tenant.Default().OverridesFrom(tenant.Default())
	if err != nil || strings.TrimSpace(string(overrides)) != "{}" {
		t.Errorf("no change: %s, %v", overrides, err)
	}
}

func TestLevel(t *testing.T) {
	p := tenant.Default()
	for level, want := range map[int]string{-1: "Starter", 0: "Starter", 2: "Pathfinder", 3: "Trailblazer", 9: "Trailblazer"} {
		if got := p.Level(level).Name; got != want {
			t.Errorf("level %d: %s", level, got)
		}
	}
}
