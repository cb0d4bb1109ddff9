// Package written has what the contract's types have in common that are in responses only.
package written

import "errors"

// ErrOnly is their refusal to be read: encoding/json would fill them by reflection, which leaves every optional field
// empty.
var ErrOnly = errors.New("this type is only ever written, never read")
