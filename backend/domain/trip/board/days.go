package board

import (
	"github.com/google/uuid"

	"caravan/backend/domain/trip"
	"caravan/backend/domain/trip/tripdb"
	"caravan/backend/gen/api/tripapi"
)

// faults returns the days of a trip that have to be fixed, each with its worst fault, in order. Nobody sleeps
// anywhere after the last day.
func faults(t trip.Trip, services []tripdb.BoardServicesRow, removed map[uuid.UUID]bool) []tripapi.DayToFix {
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
	found := []tripapi.DayToFix{}
	for day := 1; day <= last; day++ {
		of := tripapi.DayToFix{Day: day, Date: t.StartDate.AddDays(day - 1).UTC()}
		switch {
		case !served[day]:
			of.Fault = tripapi.DayToFixFaultMissing
		case day < last && !slept[day]:
			of.Fault = tripapi.DayToFixFaultUncovered
		case gone[day]:
			of.Fault = tripapi.DayToFixFaultChanged
		default:
			continue
		}
		found = append(found, of)
	}
	return found
}
