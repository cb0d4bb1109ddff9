package stripetest

import (
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxFile is the maximum size of a file of evidence at Stripe. fileFields are the fields of an answer that refer to
// files.
const maxFile = 5_000_000

var fileFields = []string{"receipt", "customer_communication", "cancellation_policy", "service_documentation",
	"uncategorized_file"}

// Maximum of an answer: bytes of its files, and characters of one text and of all.
const (
	maxFiles = 4_500_000
	maxText  = 20_000
	maxTexts = 150_000
)

// evidenceFits returns why Stripe rejects an answer.
func (s *Stripe) evidenceFits(form url.Values) error {
	var bytes int64
	for _, field := range fileFields {
		ref := form.Get("evidence[" + field + "]")
		if ref != "" && s.of["file"][ref] == nil {
			return missing("file", ref)
		}
		bytes += s.of["file"][ref].minor("size")
	}
	if bytes > maxFiles {
		return invalid("", "evidence",
			"The files you've attached to this dispute as evidence will exceed the limit for a dispute's total size.")
	}
	characters := 0
	for key, values := range form {
		if !strings.HasPrefix(key, "evidence[") {
			continue
		}
		n := utf8.RuneCountInString(values[0])
		if characters += n; n > maxText || characters > maxTexts {
			return invalid("", key, "The evidence has too many characters.")
		}
	}
	return nil
}

// withFile describes an uploaded file in the call's form.
func withFile(r *http.Request) {
	if r.MultipartForm == nil || len(r.MultipartForm.File["file"]) == 0 {
		return
	}
	header := r.MultipartForm.File["file"][0]
	f, err := header.Open()
	if err != nil {
		return
	}
	defer f.Close()
	content, _ := io.ReadAll(f)
	for name, value := range map[string]string{
		"file[name]": header.Filename, "file[size]": strconv.Itoa(len(content)),
		"file[type]": http.DetectContentType(content),
	} {
		r.Form.Set(name, value)
		r.PostForm.Set(name, value)
	}
}

// file records an uploaded file of evidence: its name, size and type.
func (s *Stripe) file(form url.Values) (object, error) {
	size, _ := strconv.ParseInt(form.Get("file[size]"), 10, 64)
	kind := map[string]string{"application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png"}[form.Get("file[type]")]
	switch {
	case form.Get("purpose") != "dispute_evidence":
		return nil, invalid("parameter_missing", "purpose", "Unknown purpose.")
	case kind == "":
		return nil, invalid("", "file", "The file type uploaded is not supported for this purpose.")
	case size == 0 || size > maxFile:
		return nil, invalid("", "file", "The file uploaded exceeds the maximum file size for this purpose.")
	}
	return s.put(object{
		"id": s.id("file"), "object": "file", "purpose": form.Get("purpose"), "size": size, "type": kind,
		"filename": form.Get("file[name]"),
	}), nil
}
