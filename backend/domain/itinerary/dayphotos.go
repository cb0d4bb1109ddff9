package itinerary

import (
	"fmt"
	"slices"

	"caravan/backend/gen/api"
	"caravan/backend/platform/count"
)

// maximumDayPhotos is how many photos of its own a day can have.
const maximumDayPhotos = 5

// DayPhotos are the photos that days have of their own, cover first, by the number of the day. A day without any is
// left out: it shows those of its services and of the itinerary.
type DayPhotos map[int][]api.Photo

// With returns the photos after a change of days. A day whose photos the change doesn't name keeps them, and an empty
// list removes them. Days beyond the length lose theirs (O-138).
func (p DayPhotos) With(days []api.Day, length int, fields map[string]string) DayPhotos {
	out := DayPhotos{}
	for day, photos := range p {
		if day <= length {
			out[day] = photos
		}
	}
	for d, day := range days {
		at := fmt.Sprintf("servicesByDay[%d].photos", d)
		switch {
		case day.Photos == nil:
		case len(day.Photos) == 0:
			delete(out, day.Day)
		case day.Day > length:
			fields[at] = fmt.Sprintf("The itinerary has %s", count.Of(length, "day"))
		case len(day.Photos) > maximumDayPhotos:
			fields[at] = fmt.Sprintf("Add up to %d photos", maximumDayPhotos)
		default:
			out[day.Day] = slices.Clone(day.Photos)
		}
	}
	return out
}

// On puts the photos on their days.
func (p DayPhotos) On(days []api.Day) []api.Day {
	for i := range days {
		days[i].Photos = slices.Clone(p[days[i].Day])
	}
	return days
}
