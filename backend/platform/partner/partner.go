// Package partner calls companies over HTTP, such as insurers and drivers: JSON both ways, a bearer key, and an
// idempotency key for what must not happen twice.
package partner

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
)

// ErrRefused is a permanent rejection: a retry gets the same answer. After any other error the outcome is
// unknown; the company may have acted.
var ErrRefused = errors.New("refused")

// Refusal is ErrRefused with the company's own message.
type Refusal struct{ Message string }

func (r Refusal) Error() string { return r.Message }

// Is makes errors.Is match ErrRefused.
func (Refusal) Is(target error) bool { return target == ErrRefused }

// API is a company's endpoint. Who names the company in errors, such as "insurer".
type API struct {
	Who, URL, Secret string
	Client           *http.Client
}

// maxAnswer bounds how much of a response is read, in bytes.
const maxAnswer = 1 << 20

// Call sends in, unless it is nil, and decodes the response into out. 409 and 422 are a Refusal; any other status
// but 2xx, and a response that can't be decoded, is an error whose outcome is unknown.
func (a API) Call(ctx context.Context, method, path, key string, in, out any) error {
	status, text, err := a.send(ctx, method, path, key, in)
	switch {
	case err != nil:
		return fmt.Errorf("%s: %w", a.Who, err)
	case status == http.StatusConflict || status == http.StatusUnprocessableEntity:
		return a.refusal(text)
	case status >= 300:
		return fmt.Errorf("%s: answered %d", a.Who, status)
	}
	if err := json.Unmarshal(text, out); err != nil {
		return fmt.Errorf("%s: answer not understood: %w", a.Who, err)
	}
	return nil
}

func (a API) send(ctx context.Context, method, path, key string, in any) (status int, text []byte, err error) {
	var body bytes.Buffer
	if in != nil {
		if err := json.NewEncoder(&body).Encode(in); err != nil {
			return 0, nil, err
		}
	}
	req, err := http.NewRequestWithContext(ctx, method, strings.TrimSuffix(a.URL, "/")+path, &body)
	if err != nil {
		return 0, nil, err
	}
	req.Header.Set("Authorization", "Bearer "+a.Secret)
	req.Header.Set("Content-Type", "application/json")
	if key != "" {
		req.Header.Set("Idempotency-Key", key)
	}
	res, err := a.Client.Do(req)
	if err != nil {
		return 0, nil, err
	}
	defer res.Body.Close()
	text, err = io.ReadAll(io.LimitReader(res.Body, maxAnswer))
	return res.StatusCode, text, err
}

func (a API) refusal(text []byte) error {
	var no struct {
		Message string `json:"message"`
	}
	if json.Unmarshal(text, &no) != nil || no.Message == "" {
		no.Message = "The " + a.Who + " refused."
	}
	return Refusal(no)
}
