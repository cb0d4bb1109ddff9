package host

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/hostapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/principal"
	"caravan/backend/platform/seal"
)

// How a host's social accounts are labeled (H-236).
const (
	connectionManual  = "Manual"
	connectionAccount = "connected-account"
)

// SocialConnection is an open connection to the provider of social accounts.
type SocialConnection struct {
	Token    string            `json:"token"`
	UserID   string            `json:"userId"`
	Channels map[string]string `json:"channels"` // the provider's channel id by platform
}

// Socials links a host's social accounts.
type Socials interface {
	// Connect opens a connection for a person identified by reference. The same reference is the same person
	// there.
	Connect(ctx context.Context, reference string) (SocialConnection, error)
}

// ConnectSocials opens a connection for the signed-in host (H-500).
func (s *Service) ConnectSocials(ctx context.Context) (hostapi.SocialConnection, error) {
	id := principal.Must(ctx).HostID
	got, err := s.Socials.Connect(ctx, tenant.From(ctx).ID.String()+"/"+id.String())
	if err != nil {
		return hostapi.SocialConnection{}, apierr.Wrap(err, apierr.CodeUnavailable, "Please try again or connect manually")
	}
	return hostapi.SocialConnection{Token: got.Token, SocialEngagementUserId: got.UserID,
		SocialEngagementChannelIds: got.Channels}, nil
}

// SimulatedSocials replaces a provider on a machine without one: the same person has the same accounts, and every
// connection a token of its own.
type SimulatedSocials struct{ Tokens seal.Tokens }

// Connect implements Socials.
func (s SimulatedSocials) Connect(_ context.Context, reference string) (SocialConnection, error) {
	account := func(platform string) string {
		return uuid.NewSHA1(uuid.NameSpaceOID, []byte("social/"+platform+"/"+reference)).String()
	}
	out := SocialConnection{Token: s.Tokens.For("social", uuid.New(), uuid.New()), UserID: account("user"),
		Channels: map[string]string{}}
	for _, platform := range []string{"facebook", "instagram", "tiktok", "youtube"} {
		out.Channels[platform] = account(platform)
	}
	return out, nil
}

// HTTPSocials calls a provider: POST {URL}/connections with the reference, answered by a SocialConnection.
type HTTPSocials struct {
	URL, Key string
	Client   *http.Client
}

const socialPatience = 8 * time.Second

// Connect implements Socials.
func (s HTTPSocials) Connect(ctx context.Context, reference string) (SocialConnection, error) {
	var out SocialConnection
	ctx, cancel := context.WithTimeout(ctx, socialPatience)
	defer cancel()
	body, err := json.Marshal(map[string]string{"reference": reference})
	if err != nil {
		return out, err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, s.URL+"/connections", bytes.NewReader(body))
	if err != nil {
		return out, err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+s.Key)
	res, err := s.Client.Do(req)
	if err != nil {
		return out, fmt.Errorf("social accounts: %w", err)
	}
	defer res.Body.Close()
	if res.StatusCode/100 != 2 {
		return out, fmt.Errorf("social accounts: answer %d", res.StatusCode)
	}
	if err := json.NewDecoder(http.MaxBytesReader(nil, res.Body, 1<<20)).Decode(&out); err != nil {
		return out, fmt.Errorf("social accounts: %w", err)
	}
	if out.Token == "" || out.UserID == "" {
		return out, fmt.Errorf("social accounts: an answer without a token or a user")
	}
	return out, nil
}
