package notification

import (
	"github.com/riverqueue/river"

	"caravan/backend/platform/rest"
)

// Handlers returns the handlers of this domain's operations.
func (s *Service) Handlers() rest.Mount { return HTTP{Service: s} }

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &SendWorker{Service: s})
	river.AddWorker(w, &SendWordedWorker{Service: s})
}
