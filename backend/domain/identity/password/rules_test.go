package password_test

import (
	"errors"
	"strings"
	"testing"

	"caravan/backend/domain/identity/password"
	"caravan/backend/platform/apierr"
	"caravan/backend/seed/loader"
)

func TestPasswords(t *testing.T) {
	const (
		email = "mia.wanders@demo.example"
		brand = "Acme Travel"
	)
	cases := map[string]struct {
		passwords []string
		fault     string // part of the message; "" if the password is valid
	}{
		"fit": {[]string{
			loader.DemoPassword, "copper ferry under sunlit pines", "lanterns over the old harbour", "xV9#kkq2-Lmm!",
			"acme travels at dawn", "Straße über Brücken", "四つの山と一つの川と海と空",
		}, ""},
		"short": {[]string{"", "x", "11-lettersx", "kurz🙂🙂🙂🙂🙂🙂"}, "at least 12"},
		"leaked": {[]string{"password1234", "qwertyuiop123", "123456789012", "iloveyou1234", "correcthorsebatterystaple",
			"1qaz2wsx3edc", " Password1234 ", "PASSWORD2024!"}, "leaks"},
		"word": {[]string{"administrator", "Sunshine!!!!!", "2024dragon2024", "qwerty998877665", "welcome.2031.!"},
			"leaks"},
		"respelled": {[]string{"P@ssw0rd998877", "5un5h1n3!!!!", "4dm1n1str4t0r"}, "leaks"},
		"repeated":  {[]string{"zzzzzzzzzzzzz", "xyxyxyxyxyxyx", "k9!kk9!kk9!k", "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂"}, "easy"},
		"sequence": {[]string{"nopqrstuvwxy", "zyxwvutsrqponm", "456789012345", "543210987654", "tyuiopasdfgh",
			"mnbvcxzlkjhgf"}, "easy"},
		"the person":  {[]string{"mia.wanders1987", "MiaWanders2031!", "mia-wanders-12"}, "email"},
		"the address": {[]string{"wanders@demo.example", "1demo.example2", "wanders@demo12"}, "email"},
		"long":        {[]string{strings.Repeat("lanterns over the old harbour, ", 3)}, "at most 72"},
		"the brand":   {[]string{"acmetravel2031", "Acme Travel 1", "ACME-TRAVEL!!!"}, brand},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			for _, typed := range c.passwords {
				err := password.CheckPassword(typed, email, brand, 12)
				if c.fault == "" {
					if err != nil {
						t.Errorf("%q: %v", typed, err)
					}
					continue
				}
				var e *apierr.Error
				if !errors.As(err, &e) || e.Code != apierr.CodeInvalid || !strings.Contains(e.Fields["password"], c.fault) {
					t.Errorf("%q: %v", typed, err)
				}
			}
		})
	}
}

func TestPasswordNeedsNoNames(t *testing.T) {
	for _, email := range []string{"", "@", "1234@demo.example"} {
		if err := password.CheckPassword("830174659283", email, "", 12); err != nil {
			t.Errorf("%q: %v", email, err)
		}
	}
}
