package catalogue

import "caravan/backend/domain/record"

// Waiting are itineraries that their operators have handed in and nobody has decided on.
var Waiting = []record.Waiting{{Kind: "itineraryReview", Of: itineraryRecords, While: "i.status = 'in review'", Since: "i.updated_at"}}
