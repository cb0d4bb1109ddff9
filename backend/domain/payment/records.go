package payment

import (
	"fmt"
	"strconv"
	"time"

	"github.com/google/uuid"
)

// Journal returns the SQL for the ledger's entries from an instant until before another. Its rows are named entry
// and ordered by entry.id, which follows their time.
func Journal(tenantID uuid.UUID, from, before time.Time) string {
	return fmt.Sprintf(
		"ledger_entry entry WHERE entry.tenant_id = '%s' AND entry.posted_at >= %s AND entry.posted_at < %s",
		tenantID, instant(from), instant(before))
}

func instant(at time.Time) string {
	return "to_timestamp(" + strconv.FormatInt(at.Unix(), 10) + ")"
}

// JournalColumns are the ledger's own columns of an entry of Journal, in this order.
var JournalColumns = []string{
	"entry.posted_at", "entry.transaction_id", "entry.account", "entry.kind", "entry.amount_minor", "entry.currency::text",
	"entry.memo",
}
