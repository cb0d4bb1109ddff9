package door

import (
	"net/http"
	"strings"

	"caravan/backend/gen/permission"
	"caravan/backend/platform/apierr"
)

// freshRules are the REST operations that require a fresh session, by method: most reads need not check any.
var freshRules = func() map[string][]permission.Rule {
	rules := map[string][]permission.Rule{}
	for _, rule := range permission.REST {
		if rule.Fresh {
			rules[rule.Method] = append(rules[rule.Method], rule)
		}
	}
	return rules
}()

// NeedsFresh reports whether a cached session lookup is not good enough for this call, of either contract. It is
// called before routing, because the session is looked up before.
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

// keyHeader carries the caller's key for a call, so that a retry has no second effect.
const keyHeader = "Idempotency-Key"

// leastKey is the minimum length of such a key: a shorter one is easily used for two calls.
const leastKey = 8

// keyed rejects a call without the idempotency key that its operation requires. What the key does is up to the
// operation.
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
