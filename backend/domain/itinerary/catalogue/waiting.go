package catalogue

import "caravan/backend/domain/record"

// Waiting are itineraries that were submitted for review and are undecided.
var Waiting = []record.Waiting{{Kind: "itineraryReview", Of: itineraryRecords, While: "i.status = 'in review'",
	Since: "i.updated_at"}}
