package ory

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"golang.org/x/crypto/bcrypt"
)

// schemaID names the identity schema in Kratos' configuration.
const schemaID = "person"

// Identity is a person who can sign in. The person's role in a tenant is stored by the product.
type Identity struct {
	ID        string
	Email     string
	Name      string
	Active    bool
	CreatedAt time.Time
}

type identityJSON struct {
	ID          string                    `json:"id"`
	State       string                    `json:"state"`
	Traits      traits                    `json:"traits"`
	CreatedAt   time.Time                 `json:"created_at"`
	Credentials map[string]credentialJSON `json:"credentials"`
}

type credentialJSON struct {
	Config struct {
		HashedPassword string       `json:"hashed_password"`
		TOTPURL        string       `json:"totp_url"`
		RecoveryCodes  []backupCode `json:"recovery_codes"`
	} `json:"config"`
}

type traits struct {
	Email string `json:"email"`
	Name  string `json:"name,omitempty"`
}

func (i identityJSON) identity() Identity {
	return Identity{ID: i.ID, Email: i.Traits.Email, Name: i.Traits.Name, Active: i.State == "active",
		CreatedAt: i.CreatedAt}
}

// CreateIdentity creates a person without a password. It returns ErrConflict if the email is taken.
func (k *Kratos) CreateIdentity(ctx context.Context, email, name string) (id string, _ error) {
	answer, err := send(ctx, k.http, call{
		method: http.MethodPost, address: k.admin + "/admin/identities",
		body: map[string]any{"schema_id": schemaID, "traits": traits{normalEmail(email), name}},
	})
	if err != nil {
		return "", err
	}
	var made identityJSON
	if err := answer.into(&made); err != nil {
		return "", err
	}
	return made.ID, nil
}

// Identity returns a person by id.
func (k *Kratos) Identity(ctx context.Context, id string) (Identity, error) {
	got, err := k.identity(ctx, id, nil)
	return got.identity(), err
}

func (k *Kratos) identity(ctx context.Context, id string, query url.Values) (identityJSON, error) {
	answer, err := send(ctx, k.http, call{method: http.MethodGet, address: k.identityPath(id), query: query})
	if err != nil {
		return identityJSON{}, err
	}
	var got identityJSON
	return got, answer.into(&got)
}

// FindIdentityByEmail returns the person who signs in with an email, or ErrNotFound.
func (k *Kratos) FindIdentityByEmail(ctx context.Context, email string) (Identity, error) {
	answer, err := send(ctx, k.http, call{
		method: http.MethodGet, address: k.admin + "/admin/identities",
		query: url.Values{"credentials_identifier": {normalEmail(email)}},
	})
	if err != nil {
		return Identity{}, err
	}
	var found []identityJSON
	if err := answer.into(&found); err != nil {
		return Identity{}, err
	}
	if len(found) == 0 {
		return Identity{}, fmt.Errorf("%w: no identity with that email", ErrNotFound)
	}
	return found[0].identity(), nil
}

// HasPassword reports whether the person ever chose a password. Kratos lists a password credential for everyone
// whose email could have one; the stored hash makes the difference.
func (k *Kratos) HasPassword(ctx context.Context, identityID string) (bool, error) {
	got, err := k.identity(ctx, identityID, url.Values{"include_credential": {"password"}})
	if err != nil {
		return false, err
	}
	return got.Credentials["password"].Config.HashedPassword != "", nil
}

// UpdateIdentity sets both email and name.
func (k *Kratos) UpdateIdentity(ctx context.Context, identityID, email, name string) error {
	answer, err := send(ctx, k.http, call{
		method: http.MethodPatch, address: k.identityPath(identityID),
		body: []map[string]any{{"op": "replace", "path": "/traits", "value": traits{normalEmail(email), name}}},
	})
	if err != nil {
		return err
	}
	return answer.refusal()
}

// SetActive allows or blocks sign-in.
func (k *Kratos) SetActive(ctx context.Context, identityID string, active bool) error {
	state := "inactive"
	if active {
		state = "active"
	}
	answer, err := send(ctx, k.http, call{
		method: http.MethodPatch, address: k.identityPath(identityID),
		body: []map[string]any{{"op": "replace", "path": "/state", "value": state}},
	})
	if err != nil {
		return err
	}
	return answer.refusal()
}

// DeleteIdentity deletes a person and all sessions. It returns ErrNotFound if already deleted.
func (k *Kratos) DeleteIdentity(ctx context.Context, identityID string) error {
	answer, err := send(ctx, k.http, call{method: http.MethodDelete, address: k.identityPath(identityID)})
	if err != nil {
		return err
	}
	return answer.refusal()
}

// ListSessions returns the active sessions of a person.
func (k *Kratos) ListSessions(ctx context.Context, identityID string) ([]Session, error) {
	answer, err := send(ctx, k.http, call{
		method: http.MethodGet, address: k.identityPath(identityID) + "/sessions", query: url.Values{"active": {"true"},
			"page_size": {"250"}},
	})
	if err != nil {
		return nil, err
	}
	var got []sessionJSON
	if err := answer.into(&got); err != nil && !errors.Is(err, ErrNotFound) {
		return nil, err
	}
	sessions := make([]Session, 0, len(got))
	for _, s := range got {
		sessions = append(sessions, s.session())
	}
	return sessions, nil
}

// RevokeSessions ends every session of a person.
func (k *Kratos) RevokeSessions(ctx context.Context, identityID string) error {
	answer, err := send(ctx, k.http, call{method: http.MethodDelete, address: k.identityPath(identityID) + "/sessions"})
	if err != nil {
		return err
	}
	if err := answer.refusal(); err != nil && !errors.Is(err, ErrNotFound) {
		return err
	}
	return nil
}

// Import is a person imported with a password.
type Import struct {
	Email    string
	Name     string
	Password string
}

const (
	importBatch   = 1000 // Kratos' limit
	importTimeout = time.Minute
	importCost    = bcrypt.MinCost + 2
)

// ImportIdentities creates many people in one call and returns their ids in the same order. Existing people are
// left unchanged. Each distinct password is hashed once, so that a demo tenant whose people share one loads in
// seconds.
func (k *Kratos) ImportIdentities(ctx context.Context, people []Import) ([]string, error) {
	hashes := map[string]string{}
	for _, p := range people {
		if _, ok := hashes[p.Password]; ok {
			continue
		}
		hash, err := bcrypt.GenerateFromPassword([]byte(p.Password), importCost)
		if err != nil {
			return nil, err
		}
		hashes[p.Password] = string(hash)
	}
	ids := make([]string, 0, len(people))
	for start := 0; start < len(people); start += importBatch {
		batch := people[start:min(start+importBatch, len(people))]
		made, err := k.importBatch(ctx, batch, hashes)
		if err != nil {
			return nil, err
		}
		ids = append(ids, made...)
	}
	return ids, nil
}

func (k *Kratos) importBatch(ctx context.Context, people []Import, hashes map[string]string) ([]string, error) {
	type entry struct {
		Create map[string]any `json:"create"`
	}
	entries := make([]entry, len(people))
	for i, p := range people {
		entries[i].Create = map[string]any{
			"schema_id": schemaID,
			"traits":    traits{normalEmail(p.Email), p.Name},
			"credentials": map[string]any{
				"password": map[string]any{"config": map[string]string{"hashed_password": hashes[p.Password]}},
			},
		}
	}
	answer, err := send(ctx, k.http, call{
		method: http.MethodPatch, address: k.admin + "/admin/identities",
		body: map[string]any{"identities": entries}, timeout: importTimeout,
	})
	if err != nil {
		return nil, err
	}
	var got struct {
		Identities []struct {
			Action   string `json:"action"`
			Identity string `json:"identity"`
		} `json:"identities"`
	}
	err = answer.into(&got)
	if err != nil && !errors.Is(err, ErrConflict) {
		return nil, err
	}
	ids := make([]string, 0, len(people))
	for _, made := range got.Identities {
		if made.Action == "create" {
			ids = append(ids, made.Identity)
		}
	}
	if len(ids) == len(people) {
		return ids, nil
	}
	return k.importMissing(ctx, people, hashes)
}

// importMissing creates the people who do not exist yet. Kratos rolls back a batch in which someone exists, even
// though it reports the others as created.
func (k *Kratos) importMissing(ctx context.Context, people []Import, hashes map[string]string) ([]string, error) {
	ids := make([]string, len(people))
	var missing []Import
	var places []int
	for i, p := range people {
		found, err := k.FindIdentityByEmail(ctx, p.Email)
		switch {
		case errors.Is(err, ErrNotFound):
			missing, places = append(missing, p), append(places, i)
		case err != nil:
			return nil, fmt.Errorf("importing %s: %w", p.Email, err)
		default:
			ids[i] = found.ID
		}
	}
	if len(missing) == 0 {
		return ids, nil
	}
	if len(missing) == len(people) {
		return nil, fmt.Errorf("%w: nobody of %d people could be imported", ErrConflict, len(people))
	}
	made, err := k.importBatch(ctx, missing, hashes)
	if err != nil {
		return nil, err
	}
	for i, id := range made {
		ids[places[i]] = id
	}
	return ids, nil
}

func (k *Kratos) identityPath(id string) string {
	return k.admin + "/admin/identities/" + url.PathEscape(id)
}
