package trip

import (
	"strings"
	"time"
	_ "time/tzdata" // trips need their zones on machines that have none installed

	"caravan/backend/platform/civil"
)

// earliestZone is how far the zone in which a day begins first is ahead of UTC.
const earliestZone = 14 * time.Hour

const unknownZone = "Choose a time zone, such as America/Lima"

// countryZones are the zones of countries that have one, by the names of the country list. A trip in any other
// country takes the marketplace's zone unless the operator says which.
var countryZones = map[string]string{
	"albania": "Europe/Tirane", "argentina": "America/Argentina/Buenos_Aires", "armenia": "Asia/Yerevan", "austria": "Europe/Vienna",
	"bahamas": "America/Nassau", "bangladesh": "Asia/Dhaka", "barbados": "America/Barbados", "belgium": "Europe/Brussels", "belize": "America/Belize",
	"bhutan": "Asia/Thimphu", "bolivia": "America/La_Paz", "bosnia and herzegovina": "Europe/Sarajevo", "botswana": "Africa/Gaborone",
	"bulgaria": "Europe/Sofia", "cambodia": "Asia/Phnom_Penh", "cape verde": "Atlantic/Cape_Verde", "china": "Asia/Shanghai",
	"colombia": "America/Bogota", "costa rica": "America/Costa_Rica", "croatia": "Europe/Zagreb", "cuba": "America/Havana",
	"cyprus": "Asia/Nicosia", "czech republic": "Europe/Prague", "czechia": "Europe/Prague", "denmark": "Europe/Copenhagen",
	"dominican republic": "America/Santo_Domingo", "egypt": "Africa/Cairo", "el salvador": "America/El_Salvador", "england": "Europe/London",
	"estonia": "Europe/Tallinn", "ethiopia": "Africa/Addis_Ababa", "fiji": "Pacific/Fiji", "finland": "Europe/Helsinki", "france": "Europe/Paris",
	"georgia": "Asia/Tbilisi", "germany": "Europe/Berlin", "ghana": "Africa/Accra", "greece": "Europe/Athens", "guatemala": "America/Guatemala",
	"honduras": "America/Tegucigalpa", "hong kong": "Asia/Hong_Kong", "hungary": "Europe/Budapest", "iceland": "Atlantic/Reykjavik",
	"india": "Asia/Kolkata", "ireland": "Europe/Dublin", "israel": "Asia/Jerusalem", "italy": "Europe/Rome", "jamaica": "America/Jamaica",
	"japan": "Asia/Tokyo", "jordan": "Asia/Amman", "kenya": "Africa/Nairobi", "kyrgyzstan": "Asia/Bishkek", "laos": "Asia/Vientiane",
	"latvia": "Europe/Riga", "lebanon": "Asia/Beirut", "lithuania": "Europe/Vilnius", "luxembourg": "Europe/Luxembourg",
	"madagascar": "Indian/Antananarivo", "malaysia": "Asia/Kuala_Lumpur", "maldives": "Indian/Maldives", "malta": "Europe/Malta",
	"mauritius": "Indian/Mauritius", "montenegro": "Europe/Podgorica", "morocco": "Africa/Casablanca", "myanmar": "Asia/Yangon",
	"namibia": "Africa/Windhoek", "nepal": "Asia/Kathmandu", "netherlands": "Europe/Amsterdam", "nicaragua": "America/Managua",
	"north macedonia": "Europe/Skopje", "norway": "Europe/Oslo", "oman": "Asia/Muscat", "panama": "America/Panama", "paraguay": "America/Asuncion",
	"peru": "America/Lima", "philippines": "Asia/Manila", "poland": "Europe/Warsaw", "romania": "Europe/Bucharest", "rwanda": "Africa/Kigali",
	"saudi arabia": "Asia/Riyadh", "scotland": "Europe/London", "senegal": "Africa/Dakar", "serbia": "Europe/Belgrade",
	"seychelles": "Indian/Mahe", "singapore": "Asia/Singapore", "slovakia": "Europe/Bratislava", "slovenia": "Europe/Ljubljana",
	"south africa": "Africa/Johannesburg", "south korea": "Asia/Seoul", "sri lanka": "Asia/Colombo", "sweden": "Europe/Stockholm",
	"switzerland": "Europe/Zurich", "taiwan": "Asia/Taipei", "tanzania": "Africa/Dar_es_Salaam", "thailand": "Asia/Bangkok",
	"tunisia": "Africa/Tunis", "turkey": "Europe/Istanbul", "türkiye": "Europe/Istanbul", "uganda": "Africa/Kampala",
	"united arab emirates": "Asia/Dubai", "united kingdom": "Europe/London", "uruguay": "America/Montevideo", "uzbekistan": "Asia/Tashkent",
	"vietnam": "Asia/Ho_Chi_Minh", "wales": "Europe/London", "zambia": "Africa/Lusaka", "zimbabwe": "Africa/Harare",
}

// zoneOf is the zone of a country, or the fallback where it has several.
func zoneOf(country, fallback string) string {
	if zone, ok := countryZones[strings.ToLower(strings.TrimSpace(country))]; ok {
		return zone
	}
	if knownZone(fallback) {
		return fallback
	}
	return "UTC"
}

func knownZone(name string) bool {
	_, err := time.LoadLocation(name)
	return err == nil && name != "" && name != "Local"
}

// Zone is where the trip's days begin and end.
func (t Trip) Zone() *time.Location {
	zone, err := time.LoadLocation(t.TimeZone)
	if err != nil {
		return time.UTC
	}
	return zone
}

// Today is the trip's day of an instant.
func (t Trip) Today(now time.Time) civil.Date { return civil.Of(now.In(t.Zone())) }
