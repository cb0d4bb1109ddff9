package insurance

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"caravan/backend/domain/tenant"
)

// Remote is an insurer behind HTTP: POST /quotes, POST /policies, PATCH /policies/{ref}, POST /policies/{ref}/cancel and
// GET /policies/{ref}, with the tenant's key as bearer token and JSON in the shapes of this package. 409 and 422 are a
// final no with a message; anything else but 2xx is unclear. Its webhook names a policy, signed with the same key.
type Remote struct {
	Client *http.Client
	// Secret opens a tenant's key.
	Secret func(ctx context.Context, t tenant.Tenant) (string, error)
}

const maxAnswer = 1 << 20

// Name implements Provider.
func (*Remote) Name() string { return "http" }

func (r *Remote) call(ctx context.Context, method, path, key string, in, out any) error {
	t := tenant.From(ctx)
	secret, err := r.Secret(ctx, t)
	if err != nil {
		return err
	}
	var body bytes.Buffer
	if in != nil {
		if err := json.NewEncoder(&body).Encode(in); err != nil {
			return err
		}
	}
	base := strings.TrimSuffix(t.Provider("insurance").Settings["url"], "/")
	req, err := http.NewRequestWithContext(ctx, method, base+path, &body)
	if err != nil {
		return fmt.Errorf("insurer: %w", err)
	}
	req.Header.Set("Authorization", "Bearer "+secret)
	req.Header.Set("Content-Type", "application/json")
	if key != "" {
		req.Header.Set("Idempotency-Key", key)
	}
	res, err := r.Client.Do(req)
	if err != nil {
		return fmt.Errorf("insurer: %w", err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(io.LimitReader(res.Body, maxAnswer))
	if err != nil {
		return fmt.Errorf("insurer: %w", err)
	}
	switch {
	case res.StatusCode == http.StatusConflict || res.StatusCode == http.StatusUnprocessableEntity:
		var no struct {
			Message string `json:"message"`
		}
		if json.Unmarshal(text, &no) != nil || no.Message == "" {
			no.Message = "The insurer refused."
		}
		return Refusal{no.Message}
	case res.StatusCode >= 300:
		return fmt.Errorf("insurer: answered %d", res.StatusCode)
	}
	if err := json.Unmarshal(text, out); err != nil {
		return fmt.Errorf("insurer: answer not understood: %w", err)
	}
	return nil
}

// Quote implements Provider.
func (r *Remote) Quote(ctx context.Context, in QuoteRequest) (out Offer, err error) {
	if err = r.call(ctx, http.MethodPost, "/quotes", "", in, &out); err == nil && len(out.PremiumsMinor) != len(in.Travelers) {
		err = fmt.Errorf("insurer: %d premiums for %d travelers", len(out.PremiumsMinor), len(in.Travelers))
	}
	return out, err
}

// Purchase implements Provider.
func (r *Remote) Purchase(ctx context.Context, in PurchaseRequest) (Result, error) {
	var out Result
	err := r.call(ctx, http.MethodPost, "/policies", in.Key.String(), in, &out)
	return out, err
}

// Modify implements Provider.
func (r *Remote) Modify(ctx context.Context, in ModifyRequest) (Result, error) {
	var out Result
	err := r.call(ctx, http.MethodPatch, "/policies/"+url.PathEscape(in.Ref), in.Key, in, &out)
	return out, err
}

// Cancel implements Provider.
func (r *Remote) Cancel(ctx context.Context, ref string) (Result, error) {
	var out Result
	err := r.call(ctx, http.MethodPost, "/policies/"+url.PathEscape(ref)+"/cancel", "cancel-"+ref, struct{}{}, &out)
	return out, err
}

// Status implements Provider.
func (r *Remote) Status(ctx context.Context, ref string) (Result, error) {
	var out Result
	err := r.call(ctx, http.MethodGet, "/policies/"+url.PathEscape(ref), "", nil, &out)
	return out, err
}

// Signature is what a webhook of the insurer carries in Insurance-Signature: HMAC-SHA256 of the body, in hexadecimal.
func Signature(key string, body []byte) string {
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write(body)
	return hex.EncodeToString(mac.Sum(nil))
}

func sameText(a, b string) bool { return hmac.Equal([]byte(a), []byte(b)) }
