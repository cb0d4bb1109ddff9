package remit

import (
	"regexp"
	"strings"

	"caravan/backend/platform/apierr"
)

// Account is a payee's bank account. It is stored sealed, as JSON.
type Account struct {
	Holder  string `json:"holder"`
	Number  string `json:"number"`  // IBAN or account number
	Routing string `json:"routing"` // BIC or routing number
}

var (
	ibanShape    = regexp.MustCompile(`^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$`)
	numberShape  = regexp.MustCompile(`^[0-9]{4,17}$`)
	routingShape = regexp.MustCompile(`^[0-9]{9}$`)
	bicShape     = regexp.MustCompile(`^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$`)
)

// IsIBAN reports whether the number is an IBAN.
func (a Account) IsIBAN() bool { return ibanShape.MatchString(a.Number) }

// Country returns the account's country, if its number contains it.
func (a Account) Country() string {
	if !a.IsIBAN() {
		return ""
	}
	return a.Number[:2]
}

// Tidy normalizes a typed account, and rejects what no bank would accept: an IBAN must have valid check digits
// (ISO 13616), a local number needs a routing number of nine digits with a valid checksum (ABA).
func (a Account) Tidy() (Account, error) {
	plain := strings.NewReplacer(" ", "", "-", "", ".", "")
	a.Holder, a.Number, a.Routing = strings.TrimSpace(a.Holder), strings.ToUpper(plain.Replace(a.Number)),
		strings.ToUpper(plain.Replace(a.Routing))
	fields := map[string]string{}
	if a.Holder == "" {
		fields["holder"] = "Enter the account holder"
	}
	switch {
	case a.Number == "":
		fields["number"] = "Enter the account number"
	case a.IsIBAN():
		if !ibanChecks(a.Number) {
			fields["number"] = "Check this IBAN. Its check digits don’t match"
		}
		if a.Routing != "" && !bicShape.MatchString(a.Routing) {
			fields["routing"] = "Enter a BIC of 8 or 11 characters, or leave this empty"
		}
	case !numberShape.MatchString(a.Number):
		fields["number"] = "Enter an IBAN, or an account number of digits"
	case !routingShape.MatchString(a.Routing) || !routingChecks(a.Routing):
		fields["routing"] = "Enter the bank's routing number of nine digits"
	}
	if len(fields) > 0 {
		return a, apierr.Invalid(fields)
	}
	return a, nil
}

// ibanChecks verifies the remainder by 97 of the number with its first four characters moved to the end.
func ibanChecks(iban string) bool {
	rest := 0
	for _, c := range iban[4:] + iban[:4] {
		if c >= 'A' {
			rest = (rest*100 + int(c-'A') + 10) % 97
		} else {
			rest = (rest*10 + int(c-'0')) % 97
		}
	}
	return rest == 1
}

func routingChecks(routing string) bool {
	sum := 0
	for i, c := range routing {
		sum += int(c-'0') * [3]int{3, 7, 1}[i%3]
	}
	return sum%10 == 0
}
