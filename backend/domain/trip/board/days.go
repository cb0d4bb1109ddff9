package board

import (
	"github.com/google/uuid"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
)

// faults are the days of a trip that have to be fixed, each once under its worst fault, in order.
type faults struct{ missing, uncovered, changed []int }

func (f faults) any() bool { return len(f.missing)+len(f.uncovered)+len(f.changed) > 0 }

// faultsOf finds the days to fix. Nobody sleeps anywhere after the last day.
func faultsOf(t trip.Trip, services []tripdb.BoardServicesRow, removed map[uuid.UUID]bool) faults {
	last := t.EndDate.Sub(t.StartDate) + 1
	served, slept, gone := make([]bool, last+1), make([]bool, last+1), make([]bool, last+1)
	for _, s := range services {
		if s.Day < 1 || s.Day > last {
			continue
		}
		served[s.Day], gone[s.Day] = true, gone[s.Day] || s.SourceID != nil && removed[*s.SourceID]
		if s.Stay {
			for night := s.Day; night < min(s.Day+s.Nights, last+1); night++ {
				slept[night] = true
			}
		}
	}
	found := faults{missing: []int{}, uncovered: []int{}, changed: []int{}}
	for day := 1; day <= last; day++ {
		switch {
		case !served[day]:
			found.missing = append(found.missing, day)
		case day < last && !slept[day]:
			found.uncovered = append(found.uncovered, day)
		case gone[day]:
			found.changed = append(found.changed, day)
		}
	}
	return found
}
