package policy

import "reflect"

// In returns the policy with its amounts in another currency; convert converts one. The amounts of a policy are in the
// marketplace's currency, and may be compared with no other.
func (p Policy) In(convert func(minor int64) (int64, error)) (Policy, error) {
	// Levels are the only list of amounts, and belong to the policy that is converted.
	p.HostLevels = append([]HostLevel(nil), p.HostLevels...)
	return p, each("", reflect.ValueOf(&p).Elem(), func(v reflect.Value) error {
		minor, err := convert(v.Int())
		if err == nil {
			v.SetInt(minor)
		}
		return err
	})
}

// each calls fn for every amount.
func each(name string, v reflect.Value, fn func(reflect.Value) error) error {
	switch {
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			if err := each(v.Type().Field(i).Tag.Get("json"), v.Field(i), fn); err != nil {
				return err
			}
		}
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Struct:
		for i := range v.Len() {
			if err := each(name, v.Index(i), fn); err != nil {
				return err
			}
		}
	case kindOf(name, v) == Amount:
		return fn(v)
	}
	return nil
}

// Closed returns the policy for a currency that no amount can be converted to: no fee, advance or reward has an
// amount, nobody but admins may refund or waive, and every payout takes two admins where any does.
func (p Policy) Closed() Policy {
	two := p.Payment.PayoutTwoApprovalsFromMinor
	p, _ = p.In(func(int64) (int64, error) { return 0, nil })
	p.Payment.PayoutTwoApprovalsFromMinor = min(two, 1)
	return p
}
