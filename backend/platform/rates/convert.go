package rates

import "caravan/backend/platform/money"

// Convert returns an amount in another currency, in minor units; ok is false without a rate for both.
func (s Sheet) Convert(of money.Money, to string) (minor int64, ok bool, err error) {
	if of.Currency == to {
		return of.Minor, true, nil
	}
	if s.PerEuro[of.Currency] <= 0 || s.PerEuro[to] <= 0 {
		return 0, false, nil
	}
	from, err := money.Unit(of.Currency)
	if err != nil {
		return 0, false, err
	}
	unit, err := money.Unit(to)
	if err != nil {
		return 0, false, err
	}
	times, err := money.Mul(s.PerEuro[to], unit)
	if err != nil {
		return 0, false, err
	}
	by, err := money.Mul(s.PerEuro[of.Currency], from)
	if err != nil {
		return 0, false, err
	}
	minor, err = money.MulDiv(of.Minor, times, by)
	return minor, err == nil, err
}
