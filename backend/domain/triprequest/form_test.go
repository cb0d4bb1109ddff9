package triprequest_test

import (
	"testing"

	"caravan/backend/domain/triprequest"
	"caravan/backend/platform/civil"
)

var day = civil.New(2026, 9, 1)

func offer() triprequest.Offer {
	return triprequest.Offer{
		Packages: map[triprequest.Package]triprequest.Availability{
			"standard": {Enabled: true, FirstAvailableDate: day, BlackoutDates: []civil.Date{day.AddDays(5)},
				InstantDates: []civil.Date{day.AddDays(2), day.AddDays(1)}, DietaryOptions: []string{"Vegan"}},
			"premium": {Enabled: true, IsInventoryEnabled: true, EnabledDates: []civil.Date{day}, FirstAvailableDate: day},
			"economy": {},
		},
		WorkshopHours: map[string]int{"hall": 3, "room": 0}, Activities: []string{"surf"}, Today: day.AddDays(-100),
	}
}

// form is the form as it opens: one room with one bed (H-353).
func form() triprequest.Form {
	return triprequest.Form{
		SelectedPackage: triprequest.Standard, StartDate: day.AddDays(1), DietaryRestriction: triprequest.DietaryNone,
		HostRooms: []triprequest.RoomKind{triprequest.OneBed}, QuantityOfHostRooms: 1,
	}
}

func TestTripRequestValidation(t *testing.T) {
	pair := []triprequest.Companion{{FirstName: "Ana", LastName: "Diaz", AgeRange: "18+"}}
	for name, c := range map[string]struct {
		change func(*triprequest.Form, *triprequest.Offer)
		want   string
	}{
		"as it opens":        {func(*triprequest.Form, *triprequest.Offer) {}, ""},
		"as it opens, rooms": {func(_ *triprequest.Form, o *triprequest.Offer) { o.PerRoomEditor = true }, ""},
		"too many rooms": {func(f *triprequest.Form, _ *triprequest.Offer) { f.QuantityOfHostRooms = 2 },
			"1 Room(s) Limit"},
		"no rooms": {func(f *triprequest.Form, _ *triprequest.Offer) { f.QuantityOfHostRooms = 0 }, "Minimum 1"},
		"two rooms for a pair": {func(f *triprequest.Form, _ *triprequest.Offer) {
			f.Companions, f.QuantityOfHostRooms = pair, 2
		}, ""},
		"beds missing": {func(f *triprequest.Form, o *triprequest.Offer) { f.Companions, o.PerRoomEditor = pair, true },
			"This configuration has 1 bed for 2 companions. Please configure to 2 beds or shared beds."},
		"shared bed": {func(f *triprequest.Form, o *triprequest.Offer) {
			f.Companions, o.PerRoomEditor, f.HostRooms = pair, true, []triprequest.RoomKind{triprequest.SharedBed}
		}, ""},
		"companion without age": {func(f *triprequest.Form, _ *triprequest.Offer) {
			f.Companions = []triprequest.Companion{{FirstName: "A", LastName: "B"}}
		}, "This field is required"},
		"companion without name": {func(f *triprequest.Form, _ *triprequest.Offer) {
			f.Companions = []triprequest.Companion{{FirstName: " ", LastName: "B", AgeRange: "0-2"}}
		}, "This field is required"},
		"activity above group": {func(f *triprequest.Form, _ *triprequest.Offer) {
			f.OptionalActivities = []triprequest.Selection{{ServiceID: "surf", Quantity: 2}}
		}, "1 Host + Companions Limit"},
		"activity below zero": {func(f *triprequest.Form, _ *triprequest.Offer) {
			f.OptionalActivities = []triprequest.Selection{{ServiceID: "surf", Quantity: -1}}
		}, "Minimum 0"},
		"workshop too long": {func(f *triprequest.Form, _ *triprequest.Offer) {
			f.Workshops = []triprequest.Selection{{ServiceID: "hall", Quantity: 4}}
		}, "3 Hour(s) Limit"},
		"workshop default hour": {func(f *triprequest.Form, _ *triprequest.Offer) {
			f.Workshops = []triprequest.Selection{{ServiceID: "room", Quantity: 2}}
		}, "1 Hour(s) Limit"},
		"workshop without hours": {func(f *triprequest.Form, _ *triprequest.Offer) {
			f.Workshops = []triprequest.Selection{{ServiceID: "hall"}}
		}, "Minimum 1"},
		"blackout": {func(f *triprequest.Form, _ *triprequest.Offer) { f.StartDate = day.AddDays(5) },
			"This date isn’t available. Choose another one."},
		"date without departure": {func(f *triprequest.Form, _ *triprequest.Offer) {
			f.SelectedPackage, f.InventoryItemID = "premium", "x"
		}, "This date isn’t available. Choose another one."},
		"no date": {func(f *triprequest.Form, _ *triprequest.Offer) { f.StartDate = civil.Date{} },
			"This field is required"},
		"disabled package": {func(f *triprequest.Form, _ *triprequest.Offer) { f.SelectedPackage = "economy" },
			"This package isn’t available"},
		"dietary option": {func(f *triprequest.Form, _ *triprequest.Offer) { f.DietaryRestriction = "Keto" },
			"This option isn’t available"},
	} {
		t.Run(name, func(t *testing.T) {
			f, o := form(), offer()
			c.change(&f, &o)
			got := f.Validate(o)
			switch {
			case c.want == "" && len(got) > 0:
				t.Errorf("got %v", got)
			case c.want != "" && (len(got) != 1 || got[0].Message != c.want):
				t.Errorf("got %v, want %q", got, c.want)
			}
		})
	}
}

func TestInstantApproval(t *testing.T) {
	standard := offer().Packages["standard"]
	if !form().ApprovesInstantly(standard) {
		t.Error("standard on an instant date")
	}
	asking := form()
	asking.AdditionalRequests = "a cake"
	if asking.ApprovesInstantly(standard) {
		t.Error("additional requests remove instant approval")
	}
	later := form()
	later.StartDate = day.AddDays(9)
	if later.ApprovesInstantly(standard) {
		t.Error("not an instant date")
	}
	premium := form()
	premium.SelectedPackage = triprequest.Premium
	if premium.ApprovesInstantly(standard) {
		t.Error("premium")
	}
}

func TestExtrasOffered(t *testing.T) {
	price := int64(5000)
	if !triprequest.AccommodationOffered([]int64{1, 2}) || triprequest.AccommodationOffered([]int64{1, 0}) ||
		triprequest.AccommodationOffered(nil) {
		t.Error("accommodation")
	}
	if !triprequest.TransferOffered(1, &price) || triprequest.TransferOffered(1, nil) ||
		triprequest.TransferOffered(0, &price) {
		t.Error("transfer")
	}
}
