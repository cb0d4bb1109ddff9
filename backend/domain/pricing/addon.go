package pricing

import "caravan/backend/platform/money"

// AddOnPrice returns the traveler's price of an add-on (unitPriceWithFee): the operator's price plus the platform
// fee, rounded up to whole units.
func AddOnPrice(operatorMinor, platformFeeBP int64, currency string) (int64, error) {
	unit, err := money.Unit(currency)
	if err != nil {
		return 0, err
	}
	fee, err := money.Percent(operatorMinor, platformFeeBP, currency)
	if err != nil {
		return 0, err
	}
	price, err := money.Add(operatorMinor, fee)
	if err != nil {
		return 0, err
	}
	return money.RoundUp(price, unit)
}
