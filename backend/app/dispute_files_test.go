package app_test

import (
	"bytes"
	"fmt"
	"image"
	"image/gif"
	"image/png"
	"io"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"caravan/backend/app/apptest"
	"caravan/backend/domain/payment/stripe/stripetest"
)

// pdfOf returns a PDF of empty pages, with filler bytes.
func pdfOf(pages, filler int) []byte {
	var out bytes.Buffer
	var at []int
	object := func(text string) {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", len(at), text)
	}
	out.WriteString("%PDF-1.4\n")
	object("<< /Type /Catalog /Pages 2 0 R >>")
	kids := make([]string, pages)
	for i := range kids {
		kids[i] = fmt.Sprintf("%d 0 R", 3+i)
	}
	object(fmt.Sprintf("<< /Type /Pages /Kids [%s] /Count %d >>", strings.Join(kids, " "), pages))
	for range pages {
		object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>")
	}
	object(fmt.Sprintf("<< /Length %d >>\nstream\n%s\nendstream", filler, strings.Repeat(" ", filler)))
	xref := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, offset := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", offset)
	}
	fmt.Fprintf(&out, "trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", len(at)+1, xref)
	return out.Bytes()
}

// file adds a file to the evidence of a dispute.
func (m atStripe) file(t *testing.T, token, id, kind, name string, content []byte) apptest.Answer {
	t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("file", name)
	if err != nil {
		t.Fatal(err)
	}
	_, _ = part.Write(content)
	_ = form.Close()
	return m.Call(t, apptest.Request{
		Method: "PUT", Path: filePath(id, kind), Token: token, Body: body.String(),
		Header: map[string]string{"Content-Type": form.FormDataContentType()},
	})
}

func filePath(id, kind string) string { return "/api/admin/disputes/" + id + "/files/" + kind }

func (m atStripe) readFile(t *testing.T, token, id, kind string) apptest.Answer {
	t.Helper()
	return m.Call(t, apptest.Request{Method: "GET", Path: filePath(id, kind), Token: token})
}

func (m atStripe) removeFile(t *testing.T, token, id, kind string) apptest.Answer {
	t.Helper()
	return m.Call(t, apptest.Request{Method: "DELETE", Path: filePath(id, kind), Token: token})
}

func drawn(t *testing.T, encode func(io.Writer, image.Image) error) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := encode(&out, image.NewRGBA(image.Rect(0, 0, 60, 40))); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// refusesFiles attempts what nobody may do with a dispute's files, and what no file may be.
func (m atStripe) refusesFiles(t *testing.T, id string) {
	t.Helper()
	gifs := func(w io.Writer, i image.Image) error { return gif.Encode(w, i, nil) }
	for what, wrong := range map[string]struct {
		content []byte
		says    string
	}{
		"another type": {drawn(t, gifs), "PDF, JPEG, or PNG"}, "a web page": {[]byte("<html>"), "PDF, JPEG, or PNG"},
		"nothing":       {nil, "PDF, JPEG, or PNG"},
		"a damaged PDF": {[]byte("%PDF-1.7 nothing"), "couldn’t read"}, "too many pages": {pdfOf(50, 1), "49 pages"},
		"too large": {pdfOf(1, 4_600_000), "4.5 MB"},
	} {
		a := m.file(t, m.Admin, id, "receipt", "receipt.pdf", wrong.content)
		if a.Status < http.StatusBadRequest || a.Status >= http.StatusInternalServerError ||
			!strings.Contains(a.Fields["file"], wrong.says) {
			t.Errorf("%s: %d %s", what, a.Status, a.Text)
		}
	}
	a := m.file(t, m.Admin, id, "receipt", "receipt.pdf", make([]byte, 12_000_001))
	if a.Status != http.StatusRequestEntityTooLarge || !strings.Contains(a.Fields["file"], "4.5 MB") {
		t.Errorf("larger than any upload: %d %s", a.Status, a.Text)
	}
	if a := m.file(t, m.Admin, id, "passport", "receipt.pdf", pdfOf(1, 1)); a.Status != http.StatusBadRequest {
		t.Errorf("an unknown kind: %d %s", a.Status, a.Text)
	}
	there, stranger := open(t, m.Server, m.Admin, true)
	other := atStripe{Server: there}
	if a := other.file(t, stranger, id, "receipt", "receipt.pdf", pdfOf(1, 1)); a.Status != http.StatusNotFound {
		t.Errorf("another marketplace's admin adds a file: %d %s", a.Status, a.Text)
	}
	if a := other.readFile(t, stranger, id, "receipt"); a.Status != http.StatusNotFound {
		t.Errorf("another marketplace's admin reads a file: %d %s", a.Status, a.Text)
	}
	for who, token := range map[string]string{"the host": m.Trip.Host,
		"a trip manager": m.SignIn(t, m.Person(t, "tripManager")), "nobody": ""} {
		for what, a := range map[string]apptest.Answer{
			"adds": m.file(t, token, id, "receipt", "r.pdf", pdfOf(1, 1)), "reads": m.readFile(t, token, id, "receipt"),
			"removes": m.removeFile(t, token, id, "receipt"),
		} {
			if a.Status < http.StatusUnauthorized || a.Status > http.StatusNotFound {
				t.Errorf("%s %s a file: %d %s", who, what, a.Status, a.Text)
			}
		}
	}
}

// TestFilesAreEvidenceOfADispute verifies that files are checked as they arrive, one of each kind, replaced and
// removed, read by admins only, and sent once with the answer. After that they are unchanged.
func TestFilesAreEvidenceOfADispute(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	booking, ref, d := m.disputed(t)
	id := d["id"].(string)
	receipt, photographed, still := pdfOf(2, 100), tagged(photo(t, 60, 40), 1, "taken at 48.1374 N 11.5755 E"),
		drawn(t, png.Encode)
	add := func(kind, name string, content []byte, files int) {
		t.Helper()
		if a := m.file(t, m.Admin, id, kind, name, content); a.Status != http.StatusOK ||
			len(a.Data["files"].([]any)) != files {
			t.Fatalf("%s: %d %s", name, a.Status, a.Text)
		}
	}
	add("receipt", "old.pdf", pdfOf(1, 1), 1)
	m.refusesFiles(t, id)
	add("receipt", `C:\scans\receipt.pdf`, receipt, 1)
	add("communication", "messages.pdf", still, 2) // the content decides, not the name
	add("service", "group.jpg", photographed, 3)
	add("other", "wrong.png", still, 4)
	for range 2 {
		if a := m.removeFile(t, m.Admin, id, "other"); a.Status != http.StatusOK || len(a.Data["files"].([]any)) != 3 {
			t.Fatalf("remove: %d %s", a.Status, a.Text)
		}
	}
	for what, large := range map[string][]byte{"bytes": pdfOf(1, 4_499_000), "pages": pdfOf(46, 1)} {
		if a := m.file(t, m.Admin, id, "other", "large.pdf", large); a.Status != http.StatusRequestEntityTooLarge ||
			!strings.Contains(a.Fields["file"], "in total") {
			t.Errorf("too many %s together: %d %s", what, a.Status, a.Text)
		}
	}
	if a := m.readFile(t, m.Admin, id, "receipt"); a.Status != http.StatusOK || a.Text != string(receipt) ||
		!strings.Contains(a.Header.Get("Content-Disposition"), "receipt.pdf") {
		t.Errorf("the receipt: %d, %d bytes of %d, %s", a.Status, len(a.Text), len(receipt),
			a.Header.Get("Content-Disposition"))
	}
	if a := m.readFile(t, m.Admin, id, "service"); a.Status != http.StatusOK || strings.Contains(a.Text, "48.1374") {
		t.Errorf("the photo: %d, tells where it was taken: %t", a.Status, strings.Contains(a.Text, "48.1374"))
	}
	if a := m.readFile(t, m.Admin, id, "other"); a.Status != http.StatusNotFound {
		t.Errorf("a removed file: %d", a.Status)
	}
	if n := len(m.there.IDs("file")); n != 0 {
		t.Errorf("a draft sent %d files", n)
	}

	submit := map[string]any{"evidence": evidence(d, "She came along."), "amountMinor": 5_000}
	if a := m.answer(t, m.Admin, uuid.NewString(), "POST", id, "submit", submit); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	m.Eventually(t, "Stripe has it", func() bool { return m.there.State("dispute", ref) == "under_review" })
	sent, at := m.there.Evidence(ref), m.there.IDs("file")
	for _, field := range []string{"receipt", "customer_communication", "service_documentation"} {
		if file, _ := sent[field].(string); !slices.Contains(at, file) {
			t.Errorf("%s: Stripe has %v", field, sent[field])
		}
	}
	if len(at) != 3 {
		t.Errorf("%d files are at Stripe", len(at))
	}
	m.filesStay(t, id)
	if now := m.disputes(t, booking)[0].(map[string]any)["files"].([]any); len(now) != 3 ||
		now[0].(map[string]any)["name"] != "receipt.pdf" {
		t.Errorf("afterwards: %v", now)
	}
	if a := m.readFile(t, m.Admin, id, "receipt"); a.Status != http.StatusOK {
		t.Errorf("read afterwards: %d", a.Status)
	}
	m.there.Decide(ref, true)
	m.decided(t, booking, "won")
	m.filesStay(t, id)
	if n := count(t, m.Server,
		"SELECT count(*) FROM audit_log WHERE action LIKE 'payment.dispute_file_%' AND after ->> 'disputeId' = '"+id+
			"'"); n != 6 {
		t.Errorf("%d changes of files are in the audit log", n)
	}

	_, _, late := m.disputed(t)
	m.later(t, 10*24*time.Hour)
	m.filesStay(t, late["id"].(string))
}

// filesStay attempts to change the files of a dispute that can no longer be answered.
func (m atStripe) filesStay(t *testing.T, id string) {
	t.Helper()
	if a := m.file(t, m.Admin, id, "receipt", "late.pdf", pdfOf(1, 1)); a.Status != http.StatusConflict {
		t.Errorf("a late file: %d %s", a.Status, a.Text)
	}
	if a := m.removeFile(t, m.Admin, id, "receipt"); a.Status != http.StatusConflict {
		t.Errorf("a late removal: %d %s", a.Status, a.Text)
	}
}

// TestEvidenceStaysWithinTheNetworksLimits verifies that a Mastercard dispute takes fewer pages, which the form is
// told, and that an answer with texts of full length is one that Stripe accepts.
func TestEvidenceStaysWithinTheNetworksLimits(t *testing.T) {
	t.Parallel()
	m := openAtStripe(t)
	_, _, visa := m.disputed(t)
	_, ref, d := m.disputedBy(t, stripetest.Mastercard)
	id := d["id"].(string)
	if visa["maxPages"] != float64(49) || d["maxPages"] != float64(19) {
		t.Errorf("pages: %v and %v", visa["maxPages"], d["maxPages"])
	}
	if a := m.file(t, m.Admin, id, "receipt", "r.pdf", pdfOf(12, 1)); a.Status != http.StatusOK {
		t.Fatalf("12 pages: %d %s", a.Status, a.Text)
	}
	if a := m.file(t, m.Admin, id, "other", "o.pdf", pdfOf(8, 1)); a.Status != http.StatusRequestEntityTooLarge ||
		!strings.Contains(a.Fields["file"], "19 pages") {
		t.Errorf("20 pages: %d %s", a.Status, a.Text)
	}
	if a := m.file(t, m.Admin, id, "other", "o.pdf", pdfOf(7, 1)); a.Status != http.StatusOK {
		t.Errorf("19 pages: %d %s", a.Status, a.Text)
	}
	long := evidence(d, strings.Repeat("é", 10_000))
	for field, characters := range map[string]int{"communication": 9_500, "product": 5_000, "serviceDate": 120,
		"cancellationPolicy": 10_000} {
		long[field] = strings.Repeat("ü", characters+1)
		if a := m.answer(t, m.Admin, uuid.NewString(), "PUT", id, "evidence", long); a.Status != http.StatusBadRequest ||
			a.Fields[field] == "" {
			t.Errorf("%s of %d characters: %d %s", field, characters+1, a.Status, a.Text)
		}
		long[field] = strings.Repeat("ü", characters)
	}
	if a := m.answer(t, m.Admin, uuid.NewString(), "POST", id, "submit",
		map[string]any{"evidence": long, "amountMinor": 5_000}); a.Status != http.StatusOK {
		t.Fatalf("%d %s", a.Status, a.Text)
	}
	m.Eventually(t, "Stripe has it", func() bool { return m.there.State("dispute", ref) == "under_review" })
}
