package app_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"io"
	"mime/multipart"
	"net/http"
	"reflect"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"caravan/backend/app/apptest"
)

type uploaded struct {
	status int
	url    string
	text   string
	fields map[string]string
}

func upload(t *testing.T, s *apptest.Server, token string, content []byte) uploaded {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("image", "me.jpg")
	if err != nil {
		t.Fatal(err)
	}
	_, _ = part.Write(content)
	form.Close()
	a := s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/files/new-upload-image", Token: token,
		Body: body.String(), Header: map[string]string{"Content-Type": form.FormDataContentType()}})
	out := uploaded{status: a.Status, text: a.Error, fields: a.Fields}
	out.url, _ = a.Data["url"].(string)
	return out
}

func photo(t *testing.T, width, height int) []byte {
	t.Helper()
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			picture.Set(x, y, color.RGBA{uint8(x), uint8(y), 90, 255})
		}
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, picture, nil); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// tagged adds EXIF data as a camera writes it to a JPEG, with its orientation.
func tagged(raw []byte, orientation byte, note string) []byte {
	exif := append([]byte("Exif\x00\x00MM\x00*\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00"), orientation,
		0, 0, 0, 0, 0, 0)
	exif = append(exif, note...)
	segment := append([]byte{0xFF, 0xE1, byte((len(exif) + 2) >> 8), byte(len(exif) + 2)}, exif...)
	return append(append(append([]byte{}, raw[:2]...), segment...), raw[2:]...)
}

func TestProfilePicture(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email, password := newcomer(t, s, "host")
	token := login(t, s, email, password)["token"].(string)
	raw := tagged(photo(t, 60, 40), 6, "taken at 48.1374 N 11.5755 E")
	kept := upload(t, s, token, raw)
	if kept.status != http.StatusOK {
		t.Fatalf("%+v", kept)
	}
	res, err := http.Get(s.URL + kept.url) // by IP address: the host name of no tenant
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	served, _ := io.ReadAll(res.Body)
	if res.StatusCode != http.StatusNotFound {
		t.Errorf("on a host of nobody: %d", res.StatusCode)
	}
	got, header := picture(t, s, kept.url)
	config, format, err := image.DecodeConfig(bytes.NewReader(got))
	if err != nil || format != "jpeg" || config.Width != 40 || config.Height != 60 {
		t.Errorf("%s %dx%d %v", format, config.Width, config.Height, err)
	}
	if bytes.Contains(got, []byte("48.1374")) || bytes.Equal(got, raw) || len(served) > 200 {
		t.Error("the file was served as it came")
	}
	for name, want := range map[string]string{"Content-Type": "image/jpeg", "X-Content-Type-Options": "nosniff",
		"Cache-Control": "public, max-age=31536000, immutable", "Content-Disposition": "inline"} {
		if header.Get(name) != want {
			t.Errorf("%s: %q", name, header.Get(name))
		}
	}
	if !strings.Contains(header.Get("Content-Security-Policy"), "sandbox") {
		t.Errorf("policy %q", header.Get("Content-Security-Policy"))
	}

	t.Run("what is no picture, and what is too large", func(t *testing.T) {
		if a := upload(t, s, token,
			[]byte(
				"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>")); a.status != http.StatusBadRequest ||
			a.fields["image"] == "" {
			t.Errorf("%+v", a)
		}
		if a := upload(t, s, token,
			append(photo(t, 20, 20), make([]byte, 2_000_001)...)); a.status != http.StatusRequestEntityTooLarge ||
			a.text != "Image must be under 2mb." || a.fields["image"] != "Image size is too large" {
			t.Errorf("%+v", a)
		}
		var bomb bytes.Buffer
		if err := png.Encode(&bomb, image.NewPaletted(image.Rect(0, 0, 9000, 9000), color.Palette{color.Black})); err != nil {
			t.Fatal(err)
		}
		if a := upload(t, s, token, bomb.Bytes()); a.status != http.StatusRequestEntityTooLarge {
			t.Errorf("81 million pixels: %+v", a)
		}
	})
	t.Run("the profile shows only one's own", func(t *testing.T) {
		save := func(token string, change map[string]any) apptest.Answer {
			me := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
			change["version"] = me["version"]
			return s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/profile/" + me["id"].(string), Token: token,
				Body: change})
		}
		if a := save(token, map[string]any{"profilePictureUrl": kept.url}); a.Status != http.StatusOK ||
			a.Data["profilePictureUrl"] != kept.url {
			t.Errorf("%d %s", a.Status, a.Text)
		}
		other, otherPassword := newcomer(t, s, "traveler")
		otherToken := login(t, s, other, otherPassword)["token"].(string)
		for _, address := range []string{kept.url, "https://elsewhere.example/me.jpg", "/public/images/nothing"} {
			if a := save(otherToken, map[string]any{"profilePictureUrl": address}); a.Status != http.StatusBadRequest ||
				a.Fields["profilePictureUrl"] == "" {
				t.Errorf("%s: %d %s", address, a.Status, a.Text)
			}
		}
		if a := save(token, map[string]any{"profilePictureUrl": ""}); a.Status != http.StatusOK ||
			a.Data["profilePictureUrl"] != nil {
			t.Errorf("%d %s", a.Status, a.Text)
		}
	})
}

func picture(t *testing.T, s *apptest.Server, path string) ([]byte, http.Header) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Host = s.Host
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil || res.StatusCode != http.StatusOK {
		t.Fatalf("%s: %d %v", path, res.StatusCode, err)
	}
	return raw, res.Header
}

// The profile says how complete each of its sections is, and when its password has to be changed (H-249, O-110,
// H-451).
func TestCompletionOfAProfile(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	email, password := newcomer(t, s, "host")
	token := login(t, s, email, password)["token"].(string)
	me := func() map[string]any {
		return s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
	}
	save := func(change map[string]any) {
		t.Helper()
		now := me()
		change["version"] = now["version"]
		s.Must(t, apptest.Request{Method: "POST", Path: "/api/me/profile/" + now["id"].(string), Token: token, Body: change})
	}
	expect := func(when, general, address, publicProfile, aggregated string) {
		t.Helper()
		want := map[string]any{"general": general, "address": address, "publicProfile": publicProfile,
			"aggregated": aggregated}
		if got := me()["profileCompletionStatus"]; !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v", when, got)
		}
	}
	become := func(sql string) {
		inTenant(t, s, func(tx pgx.Tx) error {
			_, err := tx.Exec(t.Context(), sql, email)
			return err
		})
	}
	const ofHost = "UPDATE host SET status = 'qualified' WHERE member_id = (SELECT id FROM member WHERE email = $1)"

	expect("a new host", "complete", "incomplete", "incomplete", "incomplete")
	become(ofHost)
	expect("a qualified host", "complete", "incomplete", "required", "required")
	save(map[string]any{"bio": "I walk."})
	expect("words without a picture", "complete", "incomplete", "required", "required")
	save(map[string]any{"profilePictureUrl": upload(t, s, token, photo(t, 20, 20)).url})
	expect("words and a picture", "complete", "incomplete", "complete", "incomplete")
	save(map[string]any{"address": map[string]string{"streetLineOne": "1 Main St", "city": "Sacramento",
		"postalCode": "95814", "countryCode": "US", "subdivisionCode": "US-CA"}})
	expect("all of it", "complete", "complete", "complete", "complete")
	become(
		"UPDATE member SET profile = profile || '{\"address\": {\"countryCode\": \"US\"}}', last_name = ' ' WHERE email = $1")
	expect("an address of which only the country is known, and half a name", "required", "incomplete", "complete",
		"required")

	admin := s.SignIn(t, apptest.AdminEmail)
	settings := s.Must(t, apptest.Request{Method: "GET", Path: "/api/admin/tenant", Token: admin})
	s.Must(t, apptest.Request{Method: "POST", Path: "/api/admin/tenant", Token: admin,
		Body: map[string]any{"version": settings["version"], "features": map[string]any{"addressTab": false}}})
	expect("where nobody is asked for an address", "required", "complete", "complete", "required")

	if me()["expires"] != nil {
		t.Error("a password that lasts expires")
	}
	become(
		"UPDATE member SET user_group = 'traveler', last_name = 'New', profile = '{}', password_expires_at = '2020-02-03T04:05:06Z' WHERE email = $1")
	expect("a traveler, who has no public profile", "complete", "complete", "complete", "complete")
	if now := me(); now["expires"] != "2020-02-03T04:05:06Z" || now["mustChangePassword"] != true {
		t.Errorf("an expired password: %v %v", now["expires"], now["mustChangePassword"])
	}
}

// Which groups have which field (O-167), and what an address requires (O-154).
func TestProfileFields(t *testing.T) {
	t.Parallel()
	s := apptest.Start(t)
	s.Small(t)
	hosts := []string{"displayName", "websiteUrl", "emailSignature", "paypalEmail"}
	most := []string{"instagramHandle", "bio"}
	for group, email := range map[string]string{"host": apptest.HostEmail, "operator": apptest.OperatorEmail,
		"traveler": apptest.TravelerEmail, "admin": apptest.AdminEmail} {
		token := s.SignIn(t, email)
		try := func(change map[string]any) apptest.Answer {
			me := s.Must(t, apptest.Request{Method: "GET", Path: "/api/me/profile", Token: token})
			change["version"] = me["version"]
			return s.Call(t, apptest.Request{Method: "POST", Path: "/api/me/profile/" + me["id"].(string), Token: token,
				Body: change})
		}
		may := func(fields []string, allowed bool) {
			for _, field := range fields {
				a := try(map[string]any{field: "me@example.com"})
				if (a.Status == http.StatusOK) != allowed || !allowed && a.Fields[field] == "" {
					t.Errorf("%s of a %s: %d %s", field, group, a.Status, a.Text)
				}
			}
		}
		may(hosts, group == "host")
		may(most, group != "admin")
		if a := try(map[string]any{"phoneNumber": "12"}); a.Status != http.StatusBadRequest || a.Fields["phoneNumber"] == "" {
			t.Errorf("phone: %d %s", a.Status, a.Text)
		}
		if a := try(map[string]any{"phoneNumber": "+49 30 901820"}); a.Status != http.StatusOK {
			t.Errorf("phone: %d %s", a.Status, a.Text)
		}
		address := func(change map[string]string) apptest.Answer {
			full := map[string]string{"streetLineOne": "1 Main St", "city": "Sacramento", "postalCode": "95814",
				"countryCode": "US", "subdivisionCode": "US-CA"}
			for k, v := range change {
				full[k] = v
			}
			return try(map[string]any{"address": full})
		}
		for _, c := range []struct {
			change map[string]string
			field  string
		}{
			{nil, ""}, {map[string]string{"streetLineOne": " "}, "address.streetLineOne"},
			{map[string]string{"city": ""}, "address.city"},
			{map[string]string{"postalCode": ""}, "address.postalCode"}, {map[string]string{"countryCode": ""},
				"address.countryCode"},
			{map[string]string{"countryCode": "ZZ"}, "address.countryCode"}, {map[string]string{"subdivisionCode": ""},
				"address.subdivisionCode"},
			{map[string]string{"subdivisionCode": "CA-ON"}, "address.subdivisionCode"},
			{map[string]string{"countryCode": "VA", "subdivisionCode": ""}, ""},
		} {
			a := address(c.change)
			if c.field == "" && a.Status != http.StatusOK || c.field != "" && (a.Status != http.StatusBadRequest ||
				a.Fields[c.field] == "") {
				t.Errorf("%v: %d %s", c.change, a.Status, a.Text)
			}
		}
	}
	regions := s.Call(t, apptest.Request{Method: "GET", Path: "/public/countries/us/regions"})
	var list struct {
		Data struct{ Items []struct{ Code, Name string } }
	}
	if err := json.Unmarshal([]byte(regions.Text), &list); err != nil || len(list.Data.Items) < 50 {
		t.Errorf("%v %s", err, regions.Text)
	}
}
