package partner

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"strings"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/pace"
)

// Signature returns the signature of a company's webhook: HMAC-SHA256 of the body, in hexadecimal.
func Signature(key string, body []byte) string {
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write(body)
	return hex.EncodeToString(mac.Sum(nil))
}

// Signed reports whether a body is signed with a key; nothing is with an empty one.
func Signed(key string, body []byte, signature string) bool {
	return key != "" && hmac.Equal([]byte(Signature(key, body)), []byte(strings.TrimSpace(signature)))
}

// ErrSignature rejects a webhook that isn't signed with the company's key.
var ErrSignature = errors.New("signature not valid")

const maxNews = 64 << 10

// Hook serves a webhook address of companies. Take gets the body with the signature that the header has.
type Hook struct {
	Header string
	Take   func(ctx context.Context, r *http.Request, body []byte, signature string) error
}

// ServeHTTP implements http.Handler.
func (h Hook) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxNews))
	if err != nil {
		e := pace.Unread(err)
		http.Error(w, e.Message, e.Status())
		return
	}
	err = h.Take(r.Context(), r, body, r.Header.Get(h.Header))
	var known *apierr.Error
	switch {
	case err == nil:
		w.WriteHeader(http.StatusNoContent)
	case errors.Is(err, ErrSignature):
		http.Error(w, ErrSignature.Error(), http.StatusUnauthorized)
	case errors.As(err, &known) && known.Status() < http.StatusInternalServerError:
		http.Error(w, known.Message, known.Status())
	default:
		slog.ErrorContext(r.Context(), "company's webhook failed", "error", err)
		http.Error(w, "try again", http.StatusInternalServerError)
	}
}
