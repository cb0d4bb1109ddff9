package company_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"caravan/backend/domain/tenant/company"
)

var (
	harbor = company.Company{ID: uuid.New(), Kind: company.Insurance, Name: "Harbor", Adapter: company.Simulated,
		Countries: []string{"US", "CA"}}
	fjord = company.Company{ID: uuid.New(), Kind: company.Insurance, Name: "Fjord", Adapter: company.HTTP,
		URL: "https://fjord.example", Countries: []string{"US", "NO"}}
	fleet = company.Company{ID: uuid.New(), Kind: company.Transfers, Name: "Fleet", Adapter: company.Simulated}
	all   = company.List{harbor, fjord, fleet}
)

// The first company in order that sells and covers a country is chosen; a paused or removed one is not, and what is
// unknown is covered only by who covers everything.
func TestTheFirstCompanyThatCoversACountry(t *testing.T) {
	paused, removed := slices.Clone(all), slices.Clone(all)
	paused[0].Paused, removed[0].Removed = true, true
	for name, c := range map[string]struct {
		list    company.List
		kind    company.Kind
		country string
		want    string
	}{
		"both cover it":         {all, company.Insurance, "US", "Harbor"},
		"the first is paused":   {paused, company.Insurance, "US", "Fjord"},
		"the first is removed":  {removed, company.Insurance, "US", "Fjord"},
		"one covers it":         {all, company.Insurance, "NO", "Fjord"},
		"none covers it":        {all, company.Insurance, "JP", ""},
		"unknown":               {all, company.Insurance, "", ""},
		"unknown, everywhere":   {all, company.Transfers, "", "Fleet"},
		"everywhere":            {all, company.Transfers, "JP", "Fleet"},
		"never edited":          {nil, company.Insurance, "JP", "Simulated insurer"},
		"edited, and now empty": {company.List{}, company.Insurance, "JP", ""},
	} {
		if got, covered := c.list.For(c.kind, c.country); got.Name != c.want || covered != (c.want != "") {
			t.Errorf("%s: %q, covered %v", name, got.Name, covered)
		}
	}
	if got, known := removed.ByID(company.Insurance, harbor.ID); !known || got.Name != "Harbor" {
		t.Error("a removed company has lost its policies")
	}
	if _, known := all.ByID(company.Transfers, harbor.ID); known {
		t.Error("an insurer drives")
	}
}

func input(c company.Company) company.Input {
	return company.Input{ID: c.ID, Name: c.Name, Adapter: c.Adapter, URL: c.URL, Countries: c.Countries, Paused: c.Paused}
}

// A list that is saved keeps the other kind, and removed companies for their past; what is wrong is named by its field.
func TestChangesOfTheList(t *testing.T) {
	kept := func(id uuid.UUID) bool { return id == fjord.ID }
	renamed := input(fjord)
	renamed.Name, renamed.Countries = " Fjord & Sons ", []string{"no", "NO", "se"}
	is := all.Change(company.Insurance, []company.Input{renamed, {ID: uuid.New(), Name: "Atlas", Adapter: company.HTTP,
		URL: "https://atlas.example", Key: " k "}}, kept)
	if len(is.Faults) > 0 {
		t.Fatal(is.Faults)
	}
	now := is.List.Of(company.Insurance)
	if len(now) != 2 || now[0].Name != "Fjord & Sons" || !slices.Equal(now[0].Countries, []string{"NO", "SE"}) ||
		now[1].ID == uuid.Nil || is.Keys[now[1].ID] != "k" || len(is.Keys) != 1 {
		t.Errorf("%+v %v", now, is.Keys)
	}
	if len(is.Removed) != 1 || is.Removed[0].ID != harbor.ID || len(is.List.Of(company.Transfers)) != 1 {
		t.Errorf("%+v of %+v", is.Removed, is.List)
	}
	entries := company.Entries(company.Insurance, all, is)
	actions := make([]string, len(entries))
	for i, e := range entries {
		actions[i] = e.Action
		if e.After["keySet"] == "k" || e.After["key"] != nil {
			t.Errorf("the key is in the audit log: %v", e.After)
		}
	}
	if !slices.Equal(actions, []string{"company.update", "company.add", "company.remove"}) {
		t.Errorf("%v", actions)
	}
	order := all.Change(company.Insurance, []company.Input{input(fjord), input(harbor)}, kept)
	if e := company.Entries(company.Insurance, all, order); len(e) != 1 || e[0].Action != "company.order" ||
		e[0].After["order"] != "Fjord, Harbor" {
		t.Errorf("%+v", e)
	}
	other, again, twice, nobody := input(fjord), input(fjord), input(harbor), input(harbor)
	other.Adapter, nobody.ID = company.Simulated, uuid.Nil
	again.Name, twice.Name = "Fjord again", "FJORD"
	for name, c := range map[string]struct {
		items []company.Input
		field string
	}{
		"no name":            {[]company.Input{{ID: uuid.New(), Adapter: company.Simulated}}, "items[0].name"},
		"a name twice":       {[]company.Input{input(fjord), twice}, "items[1].name"},
		"a company twice":    {[]company.Input{input(fjord), again}, "items[1].id"},
		"no id":              {[]company.Input{nobody}, "items[0].id"},
		"of the other kind":  {[]company.Input{input(fleet)}, "items[0].id"},
		"another connection": {[]company.Input{other}, "items[0].adapter"},
		"no URL":             {[]company.Input{{ID: uuid.New(), Name: "A", Adapter: company.HTTP, Key: "k"}}, "items[0].url"},
		"no secure URL": {[]company.Input{{ID: uuid.New(), Name: "A", Adapter: company.HTTP, Key: "k",
			URL: "http://a.example"}}, "items[0].url"},
		"no key": {[]company.Input{{ID: uuid.New(), Name: "A", Adapter: company.HTTP, URL: "https://a.example"}}, "items[0].key"},
		"no country": {[]company.Input{{ID: uuid.New(), Name: "A", Adapter: company.Simulated, Countries: []string{"XX"}}},
			"items[0].countries"},
		"no code": {[]company.Input{{ID: uuid.New(), Name: "A", Adapter: company.Simulated, Countries: []string{"150"}}},
			"items[0].countries"},
	} {
		if got := all.Change(company.Insurance, c.items, kept).Faults; got[c.field] == "" || len(got) != 1 {
			t.Errorf("%s: %v", name, got)
		}
	}
	back := []company.Input{input(is.Removed[0])}
	if got := is.List.Change(company.Insurance, back, kept).Faults; got["items[0].id"] == "" {
		t.Errorf("a removed company is back: %v", got)
	}
}
