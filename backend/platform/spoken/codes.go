package spoken

// Codes maps the values of an enumeration to the English words that are used within a sentence. The catalogs have
// them in the other languages: a sentence never contains the value itself.
type Codes map[string]string

// Of returns the word for a value, or "" for a value missing in the table, which a test of the tables catches.
func Of[T ~string](c Codes, value T) string { return c[string(value)] }

// The enumerations that appear in sentences.
var (
	ItineraryStatuses = Codes{"created": "new", "incomplete": "incomplete", "in review": "in review",
		"complete": "complete"}
	ServiceTypes = Codes{
		"accommodation": "accommodation", "meal": "meal", "activity": "activity", "info": "note", "transfer": "transfer",
		"airportTransfer": "airport transfer", "workshopSpace": "workshop space", "informalGathering": "informal gathering",
		"legacyFullDay": "full day",
	}
	Genders = Codes{"female": "Female", "male": "Male", "nonBinary": "Non-binary",
		"preferNotToSay": "Prefer not to say"}
	PackageLevels   = Codes{"economy": "economy", "standard": "standard", "premium": "premium"}
	PaymentStatuses = Codes{"processing": "still processing", "requires_action": "waiting for the cardholder",
		"succeeded": "complete", "failed": "failed"}
	RefundStatuses  = Codes{"pending": "pending", "succeeded": "complete", "failed": "failed"}
	DisputeStatuses = Codes{"open": "open", "won": "won", "lost": "lost"}
	PayoutStatuses  = Codes{"scheduled": "scheduled", "held": "on hold", "sent": "sent", "failed": "failed",
		"cancelled": "canceled"}
	InsuranceStatuses = Codes{
		"processing": "Processing", "confirmed": "In force", "modification pending": "Change requested",
		"cancellation pending": "Cancellation requested", "cancelled": "No longer in force", "failed": "Not issued",
	}
)
