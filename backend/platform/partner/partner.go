// Package partner calls companies behind HTTP, such as insurers and drivers: JSON both ways, a bearer key, an idempotency
// key for what must not be done twice.
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

// ErrRefused is a final no: asking again brings the same answer. Any other error is unclear, the company may have acted.
var ErrRefused = errors.New("refused")

// Refusal is ErrRefused with the company's own words.
type Refusal struct{ Message string }

func (r Refusal) Error() string { return r.Message }

// Is makes a refusal an ErrRefused.
func (Refusal) Is(target error) bool { return target == ErrRefused }

// API is a company's address. Who names it in errors, such as "insurer".
type API struct {
	Who, URL, Secret string
	Client           *http.Client
}

// maxAnswer is what is read of an answer, in bytes.
const maxAnswer = 1 << 20

// Call sends in, unless it is nil, and reads the answer into out. 409 and 422 are a Refusal; anything else but 2xx, and an
// answer that can't be read, is an error whose effect is unclear.
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
