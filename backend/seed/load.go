package seed

import (
	"bytes"
	"embed"
	"encoding/csv"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"github.com/go-faster/yaml"
)

//go:embed demo
var files embed.FS

// Default is the embedded demo.
func Default() fs.FS {
	sub, err := fs.Sub(files, "demo")
	if err != nil {
		panic(err) // the directory is embedded
	}
	return sub
}

// Load reads every tenant directory of fsys. The error lists all mistakes, each with its file and field.
func Load(fsys fs.FS) (Demo, error) {
	r := &reader{fs: fsys}
	var d Demo
	dirs, err := fs.ReadDir(fsys, ".")
	if err != nil {
		return d, fmt.Errorf("read seed directory: %w", err)
	}
	for _, e := range dirs {
		if e.IsDir() {
			d.Tenants = append(d.Tenants, r.tenant(e.Name()))
		}
	}
	if len(d.Tenants) == 0 {
		r.say(".", "", "holds no tenant directory")
	}
	if len(r.errs) == 0 {
		for _, t := range d.Tenants {
			(&check{reader: r, t: t, dir: t.Settings.Slug}).all()
		}
	}
	return d, errors.Join(r.errs...)
}

type reader struct {
	fs   fs.FS
	errs []error
}

func (r *reader) say(file, field, format string, a ...any) {
	if field != "" {
		file += ": " + field
	}
	r.errs = append(r.errs, fmt.Errorf("%s: %s", file, fmt.Sprintf(format, a...)))
}

func (r *reader) yaml(name string, into any) {
	b, err := fs.ReadFile(r.fs, name)
	if err != nil {
		r.say(name, "", "cannot be read: %v", err)
		return
	}
	dec := yaml.NewDecoder(bytes.NewReader(b))
	dec.KnownFields(true)
	if err := dec.Decode(into); err != nil {
		r.say(name, "", "%v", err)
	}
}

func (r *reader) tenant(dir string) Tenant {
	t := Tenant{Surveys: map[string][]SurveyAnswer{}}
	r.yaml(path.Join(dir, "tenant.yaml"), &t.Settings)
	if t.Settings.Slug != dir {
		r.say(dir+"/tenant.yaml", "slug", "%q differs from the directory", t.Settings.Slug)
	}
	r.yaml(path.Join(dir, "operators.yaml"), &t.Operators)
	r.yaml(path.Join(dir, "hosts.yaml"), &t.Hosts)
	r.yaml(path.Join(dir, "trips.yaml"), &t.Trips)
	r.yaml(path.Join(dir, "travelers.yaml"), &t.Travelers)
	r.yaml(path.Join(dir, "bookings.yaml"), &t.Bookings)
	for _, f := range r.glob(dir + "/pages.yaml") { // a marketplace may have none
		r.yaml(f, &t.Pages)
	}
	for _, f := range r.glob(dir + "/itineraries/*.yaml") {
		var it Itinerary
		r.yaml(f, &it)
		if want := strings.TrimSuffix(path.Base(f), ".yaml"); it.Slug != want {
			r.say(f, "slug", "%q differs from the file name", it.Slug)
		}
		t.Itineraries = append(t.Itineraries, it)
	}
	for _, f := range r.glob(dir + "/surveys/*.csv") {
		t.Surveys[strings.TrimSuffix(path.Base(f), ".csv")] = r.survey(f)
	}
	return t
}

func (r *reader) glob(pattern string) []string {
	names, err := fs.Glob(r.fs, pattern)
	if err != nil {
		r.say(pattern, "", "%v", err)
	}
	return names
}

var surveyHeader = []string{"email", "age", "budgetMinor", "gender", "destination", "timeOfYear", "optIn", "daysAgo"}

func (r *reader) survey(name string) []SurveyAnswer {
	f, err := r.fs.Open(name)
	if err != nil {
		r.say(name, "", "cannot be read: %v", err)
		return nil
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		r.say(name, "", "%v", err)
		return nil
	}
	if len(rows) == 0 || strings.Join(rows[0], ",") != strings.Join(surveyHeader, ",") {
		r.say(name, "header", "must be %s", strings.Join(surveyHeader, ","))
		return nil
	}
	out := make([]SurveyAnswer, 0, len(rows)-1)
	for i, row := range rows[1:] {
		number := func(col int) int64 {
			n, err := strconv.ParseInt(row[col], 10, 64)
			if err != nil || n < 0 {
				r.say(name, fmt.Sprintf("row %d %s", i+2, surveyHeader[col]), "%q is not a number of zero or more", row[col])
			}
			return n
		}
		out = append(out, SurveyAnswer{
			Email: row[0], Age: int(number(1)), BudgetMinor: number(2), Gender: row[3],
			Destination: row[4], TimeOfYear: row[5], OptIn: row[6] == "true", DaysAgo: int(number(7)),
		})
	}
	return out
}
