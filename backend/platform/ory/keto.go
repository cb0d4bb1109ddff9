package ory

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// Keto is a client of an Ory Keto server.
type Keto struct {
	read, write string
	http        *http.Client
}

// NewKeto takes the URLs of the read and the write API.
func NewKeto(read, write string) *Keto {
	return &Keto{strings.TrimSuffix(read, "/"), strings.TrimSuffix(write, "/"), newHTTPClient()}
}

// Tuple states that a subject has a relation to an object. Exactly one of SubjectID and SubjectSet is set. Names
// must be those of the permission model: Keto answers false for a namespace that it doesn't know.
type Tuple struct {
	Namespace  string      `json:"namespace"`
	Object     string      `json:"object"`
	Relation   string      `json:"relation"`
	SubjectID  string      `json:"subject_id,omitempty"`
	SubjectSet *SubjectSet `json:"subject_set,omitempty"`
}

// SubjectSet is everyone who has a relation to an object; with an empty relation, the object itself.
type SubjectSet struct {
	Namespace string `json:"namespace"`
	Object    string `json:"object"`
	Relation  string `json:"relation"`
}

// String formats the tuple in Keto's notation: Trip:7#edit@User:4.
func (t Tuple) String() string {
	subject := t.SubjectID
	if t.SubjectSet != nil {
		subject = t.SubjectSet.Namespace + ":" + t.SubjectSet.Object
		if t.SubjectSet.Relation != "" {
			subject += "#" + t.SubjectSet.Relation
		}
	}
	return t.Namespace + ":" + t.Object + "#" + t.Relation + "@" + subject
}

const (
	writeBatch   = 1000
	checkBatch   = 10 // Keto's default limit
	writeTimeout = 30 * time.Second
)

// Check reports whether the subject has the relation or permission.
func (k *Keto) Check(ctx context.Context, t Tuple) (bool, error) {
	answer, err := send(ctx, k.http, call{method: http.MethodPost, address: k.read + "/relation-tuples/check/openapi",
		body: t})
	if err != nil {
		return false, err
	}
	var got struct {
		Allowed bool `json:"allowed"`
	}
	if err := answer.into(&got); err != nil {
		return false, fmt.Errorf("check %s: %w", t, err)
	}
	return got.Allowed, nil
}

// BatchCheck performs many checks and returns the results in order. It is for a handful of objects on one page:
// lists are filtered in SQL.
func (k *Keto) BatchCheck(ctx context.Context, tuples []Tuple) ([]bool, error) {
	allowed := make([]bool, 0, len(tuples))
	for start := 0; start < len(tuples); start += checkBatch {
		batch := tuples[start:min(start+checkBatch, len(tuples))]
		answer, err := send(ctx, k.http, call{
			method: http.MethodPost, address: k.read + "/relation-tuples/batch/check", body: map[string]any{"tuples": batch},
		})
		if err != nil {
			return nil, err
		}
		var got struct {
			Results []struct {
				Allowed bool   `json:"allowed"`
				Error   string `json:"error"`
			} `json:"results"`
		}
		if err := answer.into(&got); err != nil {
			return nil, err
		}
		if len(got.Results) != len(batch) {
			return nil, fmt.Errorf("ory: %d checks sent, %d answered", len(batch), len(got.Results))
		}
		for i, result := range got.Results {
			if result.Error != "" {
				return nil, fmt.Errorf("check %s: %w", batch[i], errors.New(result.Error))
			}
			allowed = append(allowed, result.Allowed)
		}
	}
	return allowed, nil
}

// Write removes and adds tuples; each batch of 1000 is one transaction. Repeating a call is harmless: Keto stores
// a duplicate tuple twice, a single removal removes both, and checks are not affected. A tuple must be in only
// one of the two lists, because Keto doesn't preserve the order within a batch.
func (k *Keto) Write(ctx context.Context, insert, remove []Tuple) error {
	type change struct {
		Action string `json:"action"`
		Tuple  Tuple  `json:"relation_tuple"`
	}
	changes := make([]change, 0, len(insert)+len(remove))
	for _, t := range remove {
		changes = append(changes, change{"delete", t})
	}
	for _, t := range insert {
		changes = append(changes, change{"insert", t})
	}
	for start := 0; start < len(changes); start += writeBatch {
		batch := changes[start:min(start+writeBatch, len(changes))]
		answer, err := send(ctx, k.http, call{
			method: http.MethodPatch, address: k.write + "/admin/relation-tuples", body: batch, timeout: writeTimeout,
		})
		if err != nil {
			return err
		}
		if err := answer.refusal(); err != nil {
			return fmt.Errorf("writing tuples: %w", err)
		}
	}
	return nil
}

// Query selects tuples; empty fields match everything.
type Query struct {
	Namespace  string
	Object     string
	Relation   string
	SubjectID  string
	SubjectSet *SubjectSet
}

// Page is a position in a list; the token is empty for the first page, and after the last.
type Page struct {
	Token string
	Size  int // 100 if zero
}

// List returns one page of tuples and the next page's token.
func (k *Keto) List(ctx context.Context, q Query, page Page) (_ []Tuple, next string, _ error) {
	if page.Size == 0 {
		page.Size = 100
	}
	query := url.Values{"page_size": {strconv.Itoa(page.Size)}}
	for name, value := range map[string]string{
		"namespace": q.Namespace, "object": q.Object, "relation": q.Relation, "subject_id": q.SubjectID,
		"page_token": page.Token,
	} {
		if value != "" {
			query.Set(name, value)
		}
	}
	if q.SubjectSet != nil {
		query.Set("subject_set.namespace", q.SubjectSet.Namespace)
		query.Set("subject_set.object", q.SubjectSet.Object)
		query.Set("subject_set.relation", q.SubjectSet.Relation)
	}
	answer, err := send(ctx, k.http, call{method: http.MethodGet, address: k.read + "/relation-tuples", query: query})
	if err != nil {
		return nil, "", err
	}
	var got struct {
		Tuples []Tuple `json:"relation_tuples"`
		Next   string  `json:"next_page_token"`
	}
	if err := answer.into(&got); err != nil {
		return nil, "", err
	}
	return got.Tuples, got.Next, nil
}
