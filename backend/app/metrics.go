package app

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"caravan/backend/app/door"
)

type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.HistogramVec
}

func newMetrics(g *door.Gates) *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "caravan_http_request_seconds", Help: "Time to answer, by kind of address, method and status.",
			Buckets: prometheus.ExponentialBuckets(0.001, 2, 14),
		}, []string{"area", "method", "status"}),
	}
	m.registry.MustRegister(m.requests, g, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

func (m *metrics) observe(r *http.Request, status int, took time.Duration) {
	area, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	if !door.IsCall(r.URL.Path) {
		area = "pages" // arbitrary paths may be requested; they must not become labels
	}
	m.requests.WithLabelValues(area, r.Method, strconv.Itoa(status)).Observe(took.Seconds())
}

func (m *metrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}
