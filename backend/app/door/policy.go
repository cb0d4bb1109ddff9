package door

import (
	"net/http"
	"strings"

	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
)

// freshRules are the REST operations that want a fresh session by their method: most reads need not look at any.
var freshRules = func() map[string][]permission.Rule {
	rules := map[string][]permission.Rule{}
	for _, rule := range permission.REST {
		if rule.Fresh {
			rules[rule.Method] = append(rules[rule.Method], rule)
		}
	}
	return rules
}()

// NeedsFresh tells whether a kept session answer is not good enough for this call, of either contract. It is asked
// before the call is routed, for the session is found before.
func NeedsFresh(r *http.Request) bool {
	if procedure, ok := strings.CutPrefix(r.URL.Path, "/rpc"); ok {
		return permission.RPC[procedure].Fresh
	}
	address := strings.TrimSuffix(r.URL.Path, "/") // see withoutSlash
	for _, rule := range freshRules[r.Method] {
		if matches(rule.Path, address) {
			return true
		}
	}
	return false
}

// keyHeader carries what a caller knows a call by, so that once more is not twice.
const keyHeader = "Idempotency-Key"

// leastKey is how long such a key is at least: a shorter one is easily used for two calls.
const leastKey = 8

// keyed refuses a call without the key that its operation requires. What the key does is the operation's.
func keyed(rule permission.Rule, header http.Header) error {
	if rule.Idempotent != permission.KeyRequired {
		return nil
	}
	switch key := header.Get(keyHeader); {
	case key == "":
		return apierr.InvalidField(keyHeader, "This value is missing or has the wrong type")
	case len(key) < leastKey:
		return apierr.InvalidField(keyHeader, "This is too short")
	}
	return nil
}
