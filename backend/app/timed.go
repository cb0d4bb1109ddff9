package app

import (
	"caravan/backend/domain/export"
	"caravan/backend/domain/trip/trips"
)

// Each domain's streams of jobs.v1 are promoted into one handler.
type (
	exportRPC = export.RPC
	tripRPC   = trips.RPC
)

type jobsRPC struct {
	exportRPC
	tripRPC
}
