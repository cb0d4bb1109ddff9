package rest

import (
	"errors"
	"net/http"
	"regexp"
	"strings"

	"github.com/ogen-go/ogen/ogenerrors"
	"github.com/ogen-go/ogen/validate"

	"caravan/backend/platform/apierr"
	"caravan/backend/platform/pace"
)

// Unread converts errors of reading a request to ones for the caller; other errors are returned unchanged.
func Unread(err error) error {
	var decode *ogenerrors.DecodeRequestError
	var params *ogenerrors.DecodeParamsError
	if errors.As(err, &decode) || errors.As(err, &params) {
		return decodeError(err)
	}
	return err
}

// decodeError converts an error of the generated decoder to a sentence and messages by field.
func decodeError(err error) *apierr.Error {
	var tooLarge *http.MaxBytesError
	var media *validate.InvalidContentTypeError
	var known *apierr.Error
	switch {
	case errors.As(err, &known), errors.Is(err, pace.ErrSlow), errors.As(err, &tooLarge):
		return pace.Unread(err)
	case errors.As(err, &media):
		return apierr.Wrap(err, apierr.CodeUnsupportedMedia, "Send the body as application/json.")
	}
	fields := map[string]string{}
	var invalid *validate.Error
	var param *ogenerrors.DecodeParamError
	switch {
	case errors.As(err, &invalid):
		collectFields("", invalid, fields)
	case errors.As(err, &param):
		fields[param.Name] = "This value is missing or has the wrong type"
	default:
		jsonFields(err.Error(), fields)
	}
	if len(fields) == 0 {
		return apierr.Wrap(err, apierr.CodeInvalid, "We couldn’t read this request.")
	}
	e := apierr.Invalid(fields)
	return e
}

func collectFields(prefix string, invalid *validate.Error, into map[string]string) {
	for _, f := range invalid.Fields {
		path := strings.ReplaceAll(strings.TrimPrefix(prefix+"."+f.Name, "."), ".[", "[")
		var nested *validate.Error
		switch {
		case errors.As(f.Error, &nested):
			collectFields(path, nested, into)
		case errors.Is(f.Error, validate.ErrFieldRequired):
			into[path] = "This field is required"
		default:
			into[path] = sentence(f.Error.Error())
		}
	}
}

var (
	decodedField    = regexp.MustCompile(`decode field "([^"]+)"`)
	unexpectedField = regexp.MustCompile(`unexpected field "([^"]+)"`)
)

func jsonFields(text string, into map[string]string) {
	var path []string
	for _, m := range decodedField.FindAllStringSubmatch(text, -1) {
		path = append(path, m[1])
	}
	if m := unexpectedField.FindStringSubmatch(text); m != nil {
		into[strings.Join(append(path, m[1]), ".")] = "Unknown field here"
		return
	}
	if len(path) > 0 {
		into[strings.Join(path, ".")] = "This value has the wrong type"
	}
}

// sentence rewrites the validator's message for people.
func sentence(remark string) string {
	switch {
	case strings.Contains(remark, "len 0 less"):
		return "This field is required"
	case strings.Contains(remark, "len") && strings.Contains(remark, "less"):
		return "This is too short"
	case strings.Contains(remark, "len") && strings.Contains(remark, "greater"):
		return "This is too long"
	case strings.Contains(remark, "less than minimum"):
		return "This value is too small"
	case strings.Contains(remark, "greater than maximum"):
		return "This value is too large"
	case strings.Contains(remark, "invalid value"):
		return "Choose one of the options"
	default:
		return "This value isn’t valid"
	}
}
