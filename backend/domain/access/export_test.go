package access

import "github.com/google/uuid"

// NewKeyForTest returns a key as operators get it.
func NewKeyForTest(tenantID uuid.UUID, sandbox bool) string { return newKey(tenantID, sandbox).text }
