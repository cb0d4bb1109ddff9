package notification

import "github.com/riverqueue/river"

// AddWorkers registers the jobs of this package.
func (s *Service) AddWorkers(w *river.Workers) {
	river.AddWorker(w, &SendWorker{Service: s})
	river.AddWorker(w, &SendWordedWorker{Service: s})
}
