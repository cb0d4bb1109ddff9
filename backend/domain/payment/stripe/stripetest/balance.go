package stripetest

// The balance of the account: each charge adds to it less Stripe's fee, and refunds, disputes and transfers take
// from it. It may fall below zero; then Stripe sends nothing until later charges have restored it.

const (
	feePercent, feeFixed = 29, 30 // in thousandths, and in minor units
	disputeFee           = 1_500
	hundredths           = 100 // stepOf a currency without decimals that Stripe counts in hundredths
)

// feeOf returns Stripe's fee on a charge: in a currency without decimals, whole, and in one with three, to the last.
func feeOf(minor int64, currency string) int64 {
	fee := minor*feePercent/1_000 + feeFixed
	if unit := stepOf(currency); unit == hundredths {
		return fee / unit * unit
	}
	return fee
}

func (s *Stripe) move(kind string, minor, fee int64, currency string, source object) {
	s.put(object{
		"id": s.id("txn"), "object": "balance_transaction", "type": kind, "amount": minor, "fee": fee, "net": minor - fee,
		"currency": currency,
		"source":   source,
	})
	s.balance[currency] += minor - fee
}

// of returns an object as a balance transaction's source, with its intent.
func of(kind, id, intent string) object {
	out := object{"id": id, "object": kind}
	if intent != "" {
		out["payment_intent"] = intent
	}
	return out
}

// Balance returns the account's balance in a currency.
func (s *Stripe) Balance(currency string) int64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.balance[currency]
}

// TopUp adds money of the marketplace's own.
func (s *Stripe) TopUp(minor int64, currency string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.move("topup", minor, 0, currency, of("topup", s.id("tu"), ""))
}

// ChargeAccount charges the account itself, as Stripe does each month for its services.
func (s *Stripe) ChargeAccount(minor int64, currency string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.move("stripe_fee", -minor, 0, currency, nil)
}

// KeptFees returns Stripe's fees on everything it moved, and for the account itself.
func (s *Stripe) KeptFees() (minor int64, count int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, x := range s.of["balance_transaction"] {
		fee := x.minor("fee")
		if x.text("type") == "stripe_fee" {
			fee -= x.minor("amount")
		}
		if fee != 0 {
			minor, count = minor+fee, count+1
		}
	}
	return minor, count
}

// Reversed returns the transfers that were reversed.
func (s *Stripe) Reversed() (minor int64, count int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, x := range s.of["transfer"] {
		if x["reversed"] == true {
			minor, count = minor+x.minor("amount_reversed"), count+1
		}
	}
	return minor, count
}
