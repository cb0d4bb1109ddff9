package main

import (
	"fmt"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// Policy is what holds for a call beside its permission. Both contracts say it: the one by the extensions x-fresh,
// x-idempotent, x-limit, x-max-body, x-max-file and x-half-signed-in, the other by fields of the option "require".
type Policy struct {
	// Fresh: kept answers about the session and the permission are not good enough.
	Fresh      bool
	Idempotent string // one of idempotencies, or "" of a call that only reads
	Limit      string // a class of backend/app/door/limits.go, or ""
	MaxBody    int64  // maximum size of its body in bytes; 0 means the limit of every other call
	// File is the field of an upload's file, and MaxFile how large that may be: what a caller is told whose body is
	// larger than MaxBody.
	File    string
	MaxFile int64
	Half    []string // some of halves
}

var (
	// idempotencies: the call takes an Idempotency-Key; once more leaves what once leaves; each call counts.
	idempotencies = []string{"required", "inherent", "none"}
	// halves are the states in which a person is not wholly signed in.
	halves = []string{"expiredPassword", "confirmFactor", "enrollFactor"}
	// lightTags are those whose changes may leave freshness and idempotency unsaid. All others move money, change how
	// somebody signs in or what a program may do; so does, until it is named here, what a new tag stands for.
	lightTags = []string{
		"analytics", "auditlog", "campaign", "file", "frame", "host", "inventory", "itinerary", "link", "notification",
		"operator", "place", "review", "testclock", "trip", "tripform", "triprequest",
	}
)

// policyOf reads an operation's policy and says what is missing of it. An operation whose key is required gets the
// header, which stands in the contract once.
func policyOf(op *yaml.Node, o Operation) (p Policy, faults []string) {
	p.Fresh = value(op, "x-fresh") == "true"
	p.Idempotent, p.Limit = value(op, "x-idempotent"), value(op, "x-limit")
	if half := get(op, "x-half-signed-in"); half != nil {
		for _, state := range half.Content {
			p.Half = append(p.Half, state.Value)
		}
	}
	faults = p.faults()
	if most := get(op, "x-max-body"); most != nil {
		if err := most.Decode(&p.MaxBody); err != nil || p.MaxBody <= 0 {
			faults = append(faults, "x-max-body is a number of bytes, not "+most.Value)
		}
	}
	if (get(op, "x-form") != nil) != (p.MaxBody > 0) {
		faults = append(faults, "x-form and x-max-body belong together: files are larger than other bodies")
	}
	if p.MaxBody > 0 {
		faults = append(faults, p.fileOf(get(op, "x-max-file"))...)
	}
	if strict(op, o) {
		if get(op, "x-fresh") == nil {
			faults = append(faults, "x-fresh is required, true or false: it moves money or changes credentials")
		}
		if p.Idempotent == "" {
			faults = append(faults, "x-idempotent is required: it moves money or changes credentials")
		}
	}
	if p.Idempotent == "required" {
		parameters := get(op, "parameters")
		if parameters == nil {
			parameters = &yaml.Node{Kind: yaml.SequenceNode, Tag: "!!seq"}
			set(op, "parameters", parameters)
		}
		parameters.Content = append(parameters.Content, ref("parameters", "IdempotencyKey"))
	}
	return p, faults
}

// fileOf reads the limit of an upload's file, which is below that of its body.
func (p *Policy) fileOf(limit *yaml.Node) (faults []string) {
	if limit == nil || len(limit.Content) != 2 {
		return []string{"x-form needs x-max-file: the field of the file, and how many bytes that may have"}
	}
	p.File = limit.Content[0].Value
	if err := limit.Content[1].Decode(&p.MaxFile); err != nil || p.MaxFile <= 0 || p.MaxFile >= p.MaxBody {
		faults = append(faults, "x-max-file is a number of bytes below x-max-body, not "+limit.Content[1].Value)
	}
	return faults
}

// faults are words that the policy's fields do not know.
func (p Policy) faults() (faults []string) {
	if p.Idempotent != "" && !slices.Contains(idempotencies, p.Idempotent) {
		faults = append(faults, fmt.Sprintf("idempotency is one of %s, not %q", strings.Join(idempotencies, ", "),
			p.Idempotent))
	}
	for _, state := range p.Half {
		if !slices.Contains(halves, state) {
			faults = append(faults, fmt.Sprintf("somebody half signed in is one of %s, not %q",
				strings.Join(halves, ", "), state))
		}
	}
	return faults
}

// strict tells whether an operation has to say its whole policy.
func strict(op *yaml.Node, o Operation) bool {
	if o.Method == "GET" {
		return false
	}
	tags := get(op, "tags")
	if o.SelfOnly || tags == nil {
		return true
	}
	return slices.ContainsFunc(tags.Content, func(tag *yaml.Node) bool { return !slices.Contains(lightTags, tag.Value) })
}
