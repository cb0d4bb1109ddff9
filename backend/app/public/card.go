package public

import (
	"bytes"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/singleflight"

	"caravan/backend/app/asset"
	"caravan/backend/domain/tenant"
	"caravan/backend/gen/api/tripapi"
	"caravan/backend/platform/apierr"
	"caravan/backend/platform/artwork"
	"caravan/backend/platform/count"
	"caravan/backend/platform/look"
	"caravan/backend/platform/money"
	"caravan/backend/platform/rest"
	"caravan/backend/platform/sharecard"
	"caravan/backend/platform/spoken"
)

// cardsPath is the path of the images shown where trips are shared.
const cardsPath = "/cards/"

// mostCards is how many images are cached, of some 200 kB each.
const mostCards = 100

// cards caches images by content.
type cards struct {
	mu     sync.Mutex
	drawn  map[string][]byte
	making singleflight.Group
}

func (c *cards) get(card sharecard.Card) ([]byte, error) {
	key := cardVersion(card)
	c.mu.Lock()
	found, ok := c.drawn[key]
	c.mu.Unlock()
	if ok {
		return found, nil
	}
	made, err, _ := c.making.Do(key, func() (any, error) {
		picture, err := sharecard.Draw(card)
		if err != nil {
			return nil, err
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.drawn == nil || len(c.drawn) >= mostCards {
			c.drawn = map[string][]byte{}
		}
		c.drawn[key] = picture
		return picture, nil
	})
	if err != nil {
		return nil, err
	}
	return made.([]byte), nil
}

func cardVersion(card sharecard.Card) string { return asset.Digest(fmt.Appendf(nil, "%q", card)) }

// cardOf returns what a trip's image shows, from the response that its page is rendered from.
func cardOf(t tenant.Tenant, trip tripapi.PublicTrip) sharecard.Card {
	language := spoken.Choose(t.Locale)
	card := sharecard.Card{
		Brand: t.Brand, Title: trip.Name, Look: look.Of(t.Theme),
		Facts: strings.Join([]string{days(language, trip.StartDate, trip.EndDate), trip.Destination,
			hostedBy(language, trip.HostName)}, " · "),
	}
	switch {
	case trip.SoldOut:
		card.Left = spoken.Say(language, "Sold out")
	case trip.Bookable:
		card.Left = spoken.Say(language, count.Of(trip.SpotsLeft, "spot left", "spots left"))
	}
	if !trip.SoldOut {
		card.Price = spoken.Price(language, money.New(trip.FromPriceMinor, trip.Currency))
	}
	card.Art, _ = artwork.SpecOf(trip.Hero.URL)
	return card
}

// cardAddress includes a digest of the content, so that clients with a cached image request another one after a
// sale.
func (h *Heads) cardAddress(t tenant.Tenant, trip tripapi.PublicTrip) string {
	return h.Origin(t) + cardsPath + url.PathEscape(trip.TripPath) + ".png?v=" + cardVersion(cardOf(t, trip))
}

// card answers with the current image of a trip, whatever version the path names.
func (h *Heads) card(w http.ResponseWriter, r *http.Request, t tenant.Tenant) {
	path, ok := strings.CutSuffix(strings.TrimPrefix(r.URL.Path, cardsPath), ".png")
	if !ok {
		http.NotFound(w, r)
		return
	}
	trip, err := h.Trips.GetPublic(r.Context(), path, "")
	if err != nil {
		rest.Write(r.Context(), w, apierr.From(err))
		return
	}
	card := cardOf(t, trip)
	picture, err := h.cards.get(card)
	if err != nil {
		rest.Write(r.Context(), w, apierr.From(err))
		return
	}
	w.Header().Set("Content-Type", "image/png")
	w.Header().Set("Cache-Control", "public, max-age=30")
	w.Header().Set("ETag", `"`+cardVersion(card)+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(picture))
}
