package app

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
}

func newMetrics(g *gates) *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "caravan_http_request_seconds", Help: "Time to answer, by kind of address, method and status.",
			Buckets: prometheus.ExponentialBuckets(0.001, 2, 14),
		}, []string{"area", "method", "status"}),
	}
	m.registry.MustRegister(m.requests, g, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

func (m *metrics) observe(r *http.Request, status int, took time.Duration) {
	area, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	if !isCall(r.URL.Path) {
		area = "pages" // anything may be asked for; addresses must not become labels
	}
	m.requests.WithLabelValues(area, r.Method, strconv.Itoa(status)).Observe(took.Seconds())
}

func (m *metrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}

var (
	insideDesc  = prometheus.NewDesc("caravan_admission_inside", "Calls of a class that are worked on.", []string{"class"}, nil)
	waitingDesc = prometheus.NewDesc("caravan_admission_waiting", "Calls of a class that wait in line.", []string{"class"}, nil)
	refusedDesc = prometheus.NewDesc("caravan_admission_refused_total", "Calls of a class that were refused or gave up waiting.", []string{"class"}, nil)
)

// Describe implements prometheus.Collector.
func (g *gates) Describe(to chan<- *prometheus.Desc) {
	to <- insideDesc
	to <- waitingDesc
	to <- refusedDesc
}

// Collect implements prometheus.Collector.
func (g *gates) Collect(to chan<- prometheus.Metric) {
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
