package app

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"time"
)

// operations serves the endpoints for the operator of the deployment, on a separate address because they reveal
// how the product is built and used.
func (s *Server) operations(services *Services) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /healthz", alive)
	mux.HandleFunc("GET /readyz", services.ready)
	mux.Handle("GET /metrics", s.metrics.handler())
	return mux
}

func alive(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	_, _ = w.Write([]byte("ok\n"))
}

// readiness returns, for each dependency that every call needs, whether it responds.
func (s *Services) readiness(ctx context.Context) map[string]error {
	return map[string]error{
		"database": s.DB.Pool.Ping(ctx),
		"kratos":   answers(ctx, s.Config.KratosPublicURL+"/health/ready"),
		"keto":     answers(ctx, s.Config.KetoReadURL+"/health/ready"),
	}
}

func (s *Services) ready(w http.ResponseWriter, r *http.Request) {
	ctx, cancel := context.WithTimeout(r.Context(), 2*time.Second)
	defer cancel()
	state := map[string]string{}
	status := http.StatusOK
	for name, err := range s.readiness(ctx) {
		state[name] = "ready"
		if err != nil {
			state[name], status = "unavailable", http.StatusServiceUnavailable
			slog.WarnContext(ctx, "not ready", "part", name, "error", err)
		}
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(state)
}

func answers(ctx context.Context, address string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address, nil)
	if err != nil {
		return err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("answered %d", res.StatusCode)
	}
	return nil
}
