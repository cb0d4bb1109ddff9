// Package seed reads a marketplace from plain files: tenants with their operators, itineraries, hosts, trips,
// travelers, bookings and surveys.
//
// It reads and validates; loading through the services is left to the caller. The files under demo are embedded
// and are what `caravan seed` loads when it is given no directory. README.md documents the format.
//
// Money is integer minor units of the tenant's currency in fields that end in Minor. Dates are days relative to
// the load date in fields that end in InDays (negative is the past), so that a demo never ages.
package seed

// Demo is everything the files hold, tenants sorted by slug.
type Demo struct{ Tenants []Tenant }

// Tenant is one marketplace directory.
type Tenant struct {
	Settings    Settings
	Operators   []Operator
	Itineraries []Itinerary
	Hosts       []Host
	Trips       []Trip
	Travelers   []Traveler
	Bookings    []Booking
	Surveys     map[string][]SurveyAnswer // by host key
	Pages       []Page
}

// Settings is tenant.yaml.
type Settings struct {
	Slug     string   `yaml:"slug"`
	Name     string   `yaml:"name"`
	Tagline  string   `yaml:"tagline"`
	Hosts    []string `yaml:"hostNames"`
	Currency string   `yaml:"currency"`
	Locale   string   `yaml:"locale"`
	TimeZone string   `yaml:"timeZone"`
	// Platform makes this marketplace's admins operators of the deployment.
	Platform bool           `yaml:"platform"`
	Sandbox  bool           `yaml:"sandbox"`
	Theme    Theme          `yaml:"theme"`
	Sender   Sender         `yaml:"sender"`
	Policies map[string]any `yaml:"policies"` // overrides, by policy name
	// Categories are the marketplace's own, in their order; without any it has the standard ones.
	Categories []Category `yaml:"categories,omitempty"`
	// Companies are the insurance and transfer companies, each kind in its order; without any it has the built-in ones.
	Companies []Company `yaml:"companies,omitempty"`
	Admins    []Person  `yaml:"admins"`
	Travel    []Person  `yaml:"travelers"` // named sign-ins in addition to the generated travelers
}

// Page is a page that the marketplace writes itself, in its language, as in package article.
type Page struct {
	Page  string `yaml:"page"`
	Title string `yaml:"title"`
	HTML  string `yaml:"html"`
}

// Theme is the tenant's look. Colors are #rrggbb.
type Theme struct {
	Accent string `yaml:"accent"`
	Ink    string `yaml:"ink"`
	Paper  string `yaml:"paper"`
	Radius string `yaml:"radius"` // sharp, soft or round
	Font   string `yaml:"font"`   // of titles: newsreader, fraunces, bricolage or geist
	// Text is the font of everything else: geist, bricolage or newsreader.
	Text string `yaml:"text,omitempty"`
	// Density is airy or dense.
	Density string `yaml:"density,omitempty"`
}

// Category is a topic of trips. Itineraries refer to it by its id or a name.
type Category struct {
	ID    string            `yaml:"id"`
	Name  string            `yaml:"name"`
	Names map[string]string `yaml:"names,omitempty"` // by language
	Icon  string            `yaml:"icon"`
	Color string            `yaml:"color"`
}

// Company is a simulated insurance or transfer company. Countries are two-letter codes, none for every country.
type Company struct {
	Kind      string   `yaml:"kind"` // insurance or transfers
	Name      string   `yaml:"name"`
	Countries []string `yaml:"countries,omitempty"`
}

// Sender is the sender of the tenant's emails.
type Sender struct {
	Name    string `yaml:"name"`
	Email   string `yaml:"email"`
	ReplyTo string `yaml:"replyTo"`
}

// Person is a sign-in.
type Person struct {
	FirstName string `yaml:"firstName"`
	LastName  string `yaml:"lastName"`
	Email     string `yaml:"email"`
	Role      string `yaml:"role,omitempty"`
}

// Operator is an organization that runs itineraries.
type Operator struct {
	Key     string   `yaml:"key"`
	Name    string   `yaml:"name"`
	Code    string   `yaml:"code"`
	Country string   `yaml:"country"`
	Phone   string   `yaml:"phone"`
	Email   string   `yaml:"email"`
	Terms   string   `yaml:"terms"`
	Members []Person `yaml:"members"`
}

// Named is an ISO or IATA code with its name.
type Named struct {
	Code string `yaml:"code"`
	Name string `yaml:"name"`
}

// Art is an image drawn by backend/platform/artwork.
type Art struct {
	Landscape string `yaml:"landscape"`
	Palette   string `yaml:"palette"`
	Seed      string `yaml:"seed"`
}

// Itinerary is one file of itineraries/ (O-055).
type Itinerary struct {
	Slug                      string             `yaml:"slug"`
	Name                      string             `yaml:"name"`
	Country                   Named              `yaml:"country"`
	Destination               string             `yaml:"destination"`
	TripSummary               string             `yaml:"tripSummary"`
	Categories                []string           `yaml:"categories"`
	LengthInDays              int                `yaml:"lengthInDays"`
	ActivityLevel             int                `yaml:"activityLevel"` // 1 easy … 5 strenuous
	Tier                      int                `yaml:"tier"`
	Status                    string             `yaml:"status"`
	Operator                  string             `yaml:"operator"`
	OperatorCode              string             `yaml:"operatorCode"`
	MinimumSpots              int                `yaml:"minimumSpots"`
	MaximumSpots              int                `yaml:"maximumSpots"`
	YearOverYearIncreaseBasis int                `yaml:"yearOverYearIncreaseBasisPoints"`
	TravelerInsuranceRequired bool               `yaml:"travelerInsuranceRequired"`
	PassportRequired          bool               `yaml:"passportRequired"`
	InstantApproval           bool               `yaml:"instantApproval"`
	ArrivalLocation           Named              `yaml:"arrivalLocation"`
	DepartureLocation         Named              `yaml:"departureLocation"`
	Cities                    []string           `yaml:"cities"`
	Logistics                 string             `yaml:"logistics"`
	Inclusions                []string           `yaml:"inclusions"`
	Exclusions                []string           `yaml:"exclusions"`
	Photos                    Photos             `yaml:"photos"`
	SingleSupplement          Supplement         `yaml:"singleSupplement"`
	Packages                  map[string]Package `yaml:"packages"` // standard, economy, premium
	ServicesByDay             [][]Service        `yaml:"servicesByDay"`
	Inventory                 []Departure        `yaml:"inventory"`
}

// Photos holds the hero and three to six others.
type Photos struct {
	Hero   Art   `yaml:"hero"`
	Others []Art `yaml:"others"`
}

// Supplement is the price and number of private rooms.
type Supplement struct {
	PriceMinor int64 `yaml:"priceMinor"`
	Quantity   int   `yaml:"quantity"`
}

// Package is one level of comfort (O-056).
type Package struct {
	Enabled             bool             `yaml:"enabled"`
	AccommodationLevels []string         `yaml:"accommodationLevels"`
	MealLevels          []string         `yaml:"mealLevels"`
	FoodOptions         []string         `yaml:"foodOptions"`
	ValidityPeriods     []ValidityPeriod `yaml:"validityPeriods"`
}

// ValidityPeriod prices a span of start dates (O-057).
type ValidityPeriod struct {
	StartInDays            int             `yaml:"startInDays"`
	EndInDays              int             `yaml:"endInDays"`
	IsBlackout             bool            `yaml:"isBlackout,omitempty"`
	InstantApprovalAllowed bool            `yaml:"instantApprovalAllowed"`
	SingleSupplementMinor  int64           `yaml:"singleSupplementMinor"`
	CostThresholds         []CostThreshold `yaml:"costThresholds"`
}

// CostThreshold is the operator's cost per traveler from a minimum group size (O-058).
type CostThreshold struct {
	DaysOfTheWeek     []int `yaml:"daysOfTheWeek,flow,omitempty"` // 0 Sunday … 6; none means all
	NumberOfTravelers int   `yaml:"numberOfTravelers"`
	PriceMinor        int64 `yaml:"priceMinor"`
}

// Place is a named point.
type Place struct {
	Name string  `yaml:"name"`
	Lat  float64 `yaml:"lat"`
	Lng  float64 `yaml:"lng"`
}

// The kinds of Service.
const (
	Info            = "info"
	Accommodation   = "accommodation"
	Meal            = "meal"
	Activity        = "activity"
	Transfer        = "transfer"
	AirportTransfer = "airport-transfer"
	Workshop        = "workshop-space"
)

// Service is an entry of a day. Which fields it has depends on its type
// (O-066 to O-072).
type Service struct {
	Type            string   `yaml:"type"`
	Title           string   `yaml:"title,omitempty"`
	Name            string   `yaml:"name,omitempty"`
	Description     string   `yaml:"description,omitempty"`
	Accommodation   string   `yaml:"accommodationType,omitempty"`
	StarRating      int      `yaml:"starRating,omitempty"`
	NumberOfNights  int      `yaml:"numberOfNights,omitempty"`
	OrSimilar       bool     `yaml:"orSimilar,omitempty"`
	AddressLocation *Place   `yaml:"addressLocation,omitempty"`
	MealType        string   `yaml:"mealType,omitempty"`
	Options         []string `yaml:"options,omitempty"`
	Location        string   `yaml:"location,omitempty"`
	StartTime       string   `yaml:"startTime,omitempty"` // HH:MM, local
	LengthMinutes   int      `yaml:"lengthMinutes,omitempty"`
	Included        bool     `yaml:"includedActivity,omitempty"`
	Bookable        bool     `yaml:"bookable,omitempty"`
	CutoffLeadDays  int      `yaml:"cutoffLeadDays,omitempty"`
	MinPax          int      `yaml:"minPax,omitempty"`
	PriceMinor      int64    `yaml:"priceMinor,omitempty"`
	FromCity        string   `yaml:"fromCity,omitempty"`
	ToCity          string   `yaml:"toCity,omitempty"`
	VehicleType     string   `yaml:"vehicleType,omitempty"`
	Airport         string   `yaml:"airport,omitempty"`
	HoursAvailable  int      `yaml:"hoursAvailable,omitempty"`
	PricePerHour    int64    `yaml:"pricePerHourMinor,omitempty"`
}

// Departure is an inventory item (O-063).
type Departure struct {
	StartInDays              int             `yaml:"startInDays"`
	QuantityAvailable        int             `yaml:"quantityAvailable"`
	PackageLevel             string          `yaml:"packageLevel"`
	SingleSupplementMinor    int64           `yaml:"singleSupplementMinor"`
	SingleSupplementQuantity int             `yaml:"singleSupplementQuantity"`
	PreTransferMinor         int64           `yaml:"preTransferMinor"`
	PostTransferMinor        int64           `yaml:"postTransferMinor"`
	PreAccommodation         PrePost         `yaml:"preAccommodation"`
	PostAccommodation        PrePost         `yaml:"postAccommodation"`
	CostSchedule             []CostThreshold `yaml:"costSchedule"`
}

// PrePost is an extra stay before or after the trip.
type PrePost struct {
	Single ExtraNight `yaml:"single,flow"`
	Double ExtraNight `yaml:"double,flow"`
}

// ExtraNight is the price per night of an occupancy.
type ExtraNight struct {
	PriceMinor        int64 `yaml:"priceMinor"`
	QuantityAvailable int   `yaml:"quantityAvailable"`
	MaxNights         int   `yaml:"maxNights"`
}

// Host is a person who sells trips.
type Host struct {
	Key            string            `yaml:"key"`
	FirstName      string            `yaml:"firstName"`
	LastName       string            `yaml:"lastName"`
	Email          string            `yaml:"email"`
	Level          int               `yaml:"level"`
	Status         string            `yaml:"status"`
	Country        string            `yaml:"country"`
	Languages      []string          `yaml:"languages,flow"`
	Pronouns       []string          `yaml:"pronouns,flow"`
	Interests      []string          `yaml:"interests,flow"`
	Bio            string            `yaml:"bio"`
	PagePath       string            `yaml:"pagePath"`
	Onboarded      bool              `yaml:"onboardingCompleted"`
	SocialChannels map[string]string `yaml:"socialChannels"`
	Recommendation *Recommendation   `yaml:"recommendation,omitempty"`
}

// Recommendation is the platform's suggestion to a host (H-185).
type Recommendation struct {
	By          string   `yaml:"recommendedBy"`
	Note        string   `yaml:"note"`
	Itineraries []string `yaml:"itineraries,flow"` // the first is the top recommendation
}

// Trip is a host's departure of an itinerary.
type Trip struct {
	Key                string `yaml:"key"`
	Name               string `yaml:"name"`
	Host               string `yaml:"host"`
	Itinerary          string `yaml:"itinerary"`
	Package            string `yaml:"package"`
	Status             string `yaml:"status"` // as on the trip, or requested while it is only a request
	StartInDays        int    `yaml:"startInDays"`
	LaunchInDays       *int   `yaml:"launchInDays,omitempty"`
	InitialPriceMinor  int64  `yaml:"initialPriceMinor,omitempty"`
	RemainPriceMinor   int64  `yaml:"remainingPriceMinor,omitempty"`
	AdvanceMinor       int64  `yaml:"advanceMinor,omitempty"` // of the host's earnings, requested with the prices
	MinimumSpots       int    `yaml:"minimumSpots"`
	MaximumSpots       int    `yaml:"maximumSpots"`
	HostBlurb          string `yaml:"hostBlurb,omitempty"`
	CancellationReason string `yaml:"cancellationReason,omitempty"` // operator, host, product
}

// Traveler is a person who may book.
type Traveler struct {
	Key             string `yaml:"key"`
	FirstName       string `yaml:"firstName"`
	LastName        string `yaml:"lastName"`
	Email           string `yaml:"email"`
	DateOfBirth     string `yaml:"dateOfBirth"`
	Gender          string `yaml:"gender"`
	Country         string `yaml:"country"`
	InstagramHandle string `yaml:"instagramHandle,omitempty"`
}

// Booking is a party's booking of a trip.
type Booking struct {
	Trip          string    `yaml:"trip"`
	Status        string    `yaml:"status"` // pending, confirmed, cancelled
	Customer      string    `yaml:"customer"`
	Companions    []string  `yaml:"companions,flow,omitempty"`
	BookedDaysAgo int       `yaml:"bookedDaysAgo"`
	PrivateRooms  int       `yaml:"privateRooms,omitempty"`
	Activities    []string  `yaml:"activities,flow,omitempty"` // names of bookable activities
	Paid          string    `yaml:"paid"`                      // deposit, part, all
	TripForm      *TripForm `yaml:"tripForm,omitempty"`
}

// TripForm is what the customer has answered so far.
type TripForm struct {
	Airline          string `yaml:"airline"`
	FlightNumber     string `yaml:"flightNumber"`
	ArrivalTime      string `yaml:"arrivalTime"`
	EmergencyName    string `yaml:"emergencyName"`
	EmergencyPhone   string `yaml:"emergencyPhone"`
	Diet             string `yaml:"diet"`
	InsuranceCarrier string `yaml:"insuranceCarrier,omitempty"`
	Complete         bool   `yaml:"complete"`
}

// SurveyAnswer is one row of surveys/<host>.csv (H-188 to H-192).
type SurveyAnswer struct {
	Email       string
	Age         int
	BudgetMinor int64
	Gender      string
	Destination string
	TimeOfYear  string
	OptIn       bool
	DaysAgo     int
}
