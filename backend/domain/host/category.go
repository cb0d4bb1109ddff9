package host

import (
	"caravan/backend/gen/api/hostapi"
)

// categories are topics of trips and interests of hosts (T-063). Itineraries and trips store the same ids.
var categories = []hostapi.Category{
	{ID: "photography", Name: "Photography", Icon: "camera", ColorScheme: "sky"},
	{ID: "lgbtq", Name: "LGBTQ+", Icon: "rainbow", ColorScheme: "plum"},
	{ID: "body-positivity", Name: "Body Positivity", Icon: "heart", ColorScheme: "rose"},
	{ID: "fitness", Name: "Fitness", Icon: "dumbbell", ColorScheme: "clay"},
	{ID: "exploration", Name: "Exploration", Icon: "compass", ColorScheme: "moss"},
	{ID: "food", Name: "Food", Icon: "utensils", ColorScheme: "saffron"},
	{ID: "health-wellness", Name: "Health & Wellness", Icon: "leaf", ColorScheme: "sage"},
	{ID: "yoga", Name: "Yoga", Icon: "flower", ColorScheme: "lavender"},
}

// Categories lists all categories.
func Categories() []hostapi.Category { return categories }

// category finds one by its id.
func category(id string) (hostapi.Category, bool) {
	for _, c := range categories {
		if c.ID == id {
			return c, true
		}
	}
	return hostapi.Category{}, false
}
