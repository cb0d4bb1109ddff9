package export

import (
	"context"
	"slices"

	bookingview "caravan/backend/domain/booking/view"
	"caravan/backend/domain/payment"
	"caravan/backend/domain/tenant"
	tripview "caravan/backend/domain/trip/view"
	"caravan/backend/platform/cell"
	"caravan/backend/platform/money"
)

// journal exports the books of a period, for accounting: one line per entry, debits positive. The lines of a
// transaction sum to zero.
func journal(ctx context.Context, o Options) file {
	t := tenant.From(ctx)
	zone := t.Policy.Zone()
	entries := table{
		from: payment.Journal(t.ID, o.From.Start(zone), o.To.AddDays(1).Start(zone)), key: "entry.id",
		columns: journalColumns(), line: entryLine(),
	}
	return file{name: "journal-" + o.From.String() + "-to-" + o.To.String(), keys: 100_000, sources: []source{entries},
		header: []string{"ID", "Posted (UTC)", "Transaction", "Account", "Kind", "Amount", "Currency", "Order ID", "Trip",
			"Memo", "Happened (UTC)"}}
}

// journalColumns are the ledger's columns of an entry, and its order and trip.
func journalColumns() []string {
	tripID := "coalesce(entry.trip_id, " + bookingview.TripOf("entry.tenant_id", "entry.booking_id") + ")"
	return slices.Concat(payment.JournalColumns, []string{
		bookingview.OrderOf("entry.tenant_id", "entry.booking_id"), tripview.NameOf("entry.tenant_id", tripID),
		"entry.happened_at",
	})
}

func entryLine() func(dst []byte, f [][]byte) []byte {
	var when cell.Instants
	return func(dst []byte, f [][]byte) []byte {
		dst = append(cell.UUID(dst, f[0]), ',')
		dst = append(when.Append(dst, f[1]), ',')
		dst = append(cell.UUID(dst, f[2]), ',')
		dst = append(append(dst, f[3]...), ',')
		dst = append(append(dst, f[4]...), ',')
		// An unknown currency has no fraction.
		digits, err := money.Digits(string(f[6]))
		unit, unknown := money.Unit(string(f[6]))
		if err != nil || unknown != nil {
			digits, unit = 0, 1
		}
		dst = append(cell.Amount(dst, f[5], digits, unit), ',')
		dst = append(append(dst, f[6]...), ',')
		dst = append(cell.Typed(dst, f[8]), ',')
		dst = append(cell.Typed(dst, f[9]), ',')
		dst = append(cell.Typed(dst, f[7]), ',')
		return append(when.Append(dst, f[10]), '\n')
	}
}
