package triprequest

import "caravan/backend/domain/record"

// Waiting are requests that no operator has answered.
var Waiting = []record.Waiting{{Kind: "tripRequest", Of: requestRecords, While: "r.status = 'pending'",
	Since: "r.created_at"}}
