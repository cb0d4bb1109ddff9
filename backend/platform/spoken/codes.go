package spoken

// Codes are the English words for the values of an enumeration as they stand within a sentence. The catalogues have them
// in the other languages: a sentence never holds the value itself.
type Codes map[string]string

// Of is the word for a value. One that the table does not know has none, and a test of the tables fails.
func Of[T ~string](c Codes, value T) string { return c[string(value)] }

// The enumerations that come into sentences.
var (
	ItineraryStatuses = Codes{"created": "new", "incomplete": "incomplete", "in review": "in review", "complete": "complete"}
	ServiceTypes      = Codes{
		"accommodation": "accommodation", "meal": "meal", "activity": "activity", "info": "note", "transfer": "transfer", "airportTransfer": "airport transfer",
		"workshopSpace": "workshop space", "informalGathering": "informal gathering", "legacyFullDay": "full day",
	}
	PackageLevels     = Codes{"economy": "economy", "standard": "standard", "premium": "premium"}
	PaymentStatuses   = Codes{"processing": "still processing", "requires_action": "waiting for the cardholder", "succeeded": "complete", "failed": "failed"}
	RefundStatuses    = Codes{"pending": "pending", "succeeded": "complete", "failed": "failed"}
	DisputeStatuses   = Codes{"open": "open", "won": "won", "lost": "lost"}
	PayoutStatuses    = Codes{"scheduled": "scheduled", "held": "on hold", "sent": "sent", "failed": "failed", "cancelled": "canceled"}
	InsuranceStatuses = Codes{
		"processing": "Processing", "confirmed": "In force", "modification pending": "Change requested", "cancellation pending": "Cancellation requested",
		"cancelled": "No longer in force", "failed": "Not issued",
	}
)
