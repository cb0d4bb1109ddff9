package door

import "github.com/prometheus/client_golang/prometheus"

var (
	insideDesc = prometheus.NewDesc("caravan_admission_inside", "Calls of a class that are worked on.",
		[]string{"class"}, nil)
	waitingDesc = prometheus.NewDesc("caravan_admission_waiting", "Calls of a class that wait in line.",
		[]string{"class"}, nil)
	refusedDesc = prometheus.NewDesc("caravan_admission_refused_total",
		"Calls of a class that were refused or gave up waiting.", []string{"class"}, nil)
)

// Describe implements prometheus.Collector.
func (g *Gates) Describe(to chan<- *prometheus.Desc) {
	to <- insideDesc
	to <- waitingDesc
	to <- refusedDesc
}

// Collect implements prometheus.Collector.
func (g *Gates) Collect(to chan<- prometheus.Metric) {
	for c, gate := range g {
		if class(c) == free {
			continue
		}
		inside, waiting, refused := gate.State()
		to <- prometheus.MustNewConstMetric(insideDesc, prometheus.GaugeValue, float64(inside), classNames[c])
		to <- prometheus.MustNewConstMetric(waitingDesc, prometheus.GaugeValue, float64(waiting), classNames[c])
		to <- prometheus.MustNewConstMetric(refusedDesc, prometheus.CounterValue, float64(refused), classNames[c])
	}
}
