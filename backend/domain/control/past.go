package control

import (
	"bytes"
	"context"
	"encoding/binary"
	"math"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"caravan/backend/domain/tenant"
	"caravan/backend/platform/jobs"
	"caravan/backend/platform/page"
)

// Ran is a job that was queued about a record.
type Ran struct {
	ID       uuid.UUID
	At       time.Time
	Label    string
	State    string
	Attempts int
}

// JobsTx returns the jobs about records that follow a position, newest first.
func (s *Service) JobsTx(ctx context.Context, tx pgx.Tx, records []uuid.UUID, after page.Instant, most int) (
	[]Ran, error) {
	at, id := after.Below()
	runs, err := jobs.About(ctx, tx, s.Schema, tenant.From(ctx).ID, records, at, numberFrom(id), most)
	out := make([]Ran, len(runs))
	for i, r := range runs {
		out[i] = Ran{ID: idOfJob(r.ID), At: r.At, Label: doing[r.Kind], State: r.State, Attempts: r.Attempts}
		if out[i].Label == "" {
			out[i].Label = r.Kind
		}
	}
	return out, err
}

// numberFrom returns the lowest number whose id is at least the given one.
func numberFrom(id uuid.UUID) int64 {
	high, low := uint64(binary.BigEndian.Uint32(id[0:])), uint64(binary.BigEndian.Uint32(id[12:]))
	kind := idOfJob(0)
	switch bytes.Compare(id[4:12], kind[4:12]) {
	case -1:
		low = 0
	case 1:
		low = math.MaxUint32 + 1
	}
	return int64(min(high<<32+low, math.MaxInt64))
}
