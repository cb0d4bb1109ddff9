package inbox

import (
	"bytes"
	"net/mail"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/jhillyerd/enmime/v2"
	"golang.org/x/net/html"
)

// Message is one email as its reader would see it.
type Message struct {
	ID          string            `json:"id"`
	ReceivedAt  time.Time         `json:"receivedAt"`
	From        string            `json:"from"`
	To          []string          `json:"to"` // every envelope recipient
	Subject     string            `json:"subject"`
	HTML        string            `json:"html"`
	Text        string            `json:"text"`
	Links       []string          `json:"links"`
	Headers     map[string]string `json:"headers"`
	Attachments []Attachment      `json:"attachments"`
}

// Attachment is an attached file or an inline image.
type Attachment struct {
	Name        string `json:"name"`
	ContentType string `json:"contentType"`
	ContentID   string `json:"contentId,omitempty"`
	Size        int    `json:"size"`
	content     []byte
}

func parse(id string, received time.Time, raw []byte) (*Message, error) {
	env, err := enmime.ReadEnvelope(bytes.NewReader(raw))
	if err != nil {
		return nil, err
	}
	m := &Message{
		ID: id, ReceivedAt: received,
		From: env.GetHeader("From"), Subject: env.GetHeader("Subject"),
		HTML: env.HTML, Text: env.Text,
		To: []string{}, Headers: map[string]string{}, Attachments: []Attachment{},
	}
	for to := range strings.SplitSeq(env.GetHeader("X-Envelope-To"), ",") {
		if to = strings.TrimSpace(to); to != "" {
			m.To = append(m.To, to)
		}
	}
	for _, key := range env.GetHeaderKeys() {
		if !strings.HasPrefix(key, "X-Envelope-") {
			m.Headers[key] = env.GetHeader(key)
		}
	}
	for _, part := range slices.Concat(env.Attachments, env.Inlines, env.OtherParts) {
		m.Attachments = append(m.Attachments, Attachment{
			Name: part.FileName, ContentType: part.ContentType, ContentID: part.ContentID,
			Size: len(part.Content), content: part.Content,
		})
	}
	m.Links = links(m.HTML, m.Text)
	return m, nil
}

var textLink = regexp.MustCompile(`https?://[^\s<>"')\]]+`)

// links lists the URLs in order of appearance, each once.
func links(htmlBody, textBody string) []string {
	found := []string{}
	add := func(link string) {
		if (strings.HasPrefix(link, "http://") || strings.HasPrefix(link, "https://")) && !slices.Contains(found, link) {
			found = append(found, link)
		}
	}
	for tokens := html.NewTokenizer(strings.NewReader(htmlBody)); ; {
		kind := tokens.Next()
		if kind == html.ErrorToken {
			break
		}
		token := tokens.Token()
		if kind != html.StartTagToken || token.Data != "a" {
			continue
		}
		for _, attr := range token.Attr {
			if attr.Key == "href" {
				add(attr.Val)
			}
		}
	}
	if htmlBody == "" {
		for _, link := range textLink.FindAllString(textBody, -1) {
			add(strings.TrimRight(link, ".,;:!?"))
		}
	}
	return found
}

func (m *Message) sentTo(address string) bool {
	return address == "" || slices.ContainsFunc(m.To, func(to string) bool {
		return strings.Contains(strings.ToLower(to), address)
	})
}

// SenderName returns what a mail program shows as the sender.
func (m *Message) SenderName() string {
	address, err := mail.ParseAddress(m.From)
	switch {
	case err != nil:
		return m.From
	case address.Name != "":
		return address.Name
	}
	return address.Address
}

// Excerpt returns the first words of the message.
func (m *Message) Excerpt() string {
	words := strings.Join(strings.Fields(m.Text), " ")
	if runes := []rune(words); len(runes) > 110 {
		return string(runes[:110]) + "…"
	}
	return words
}
