package spoken_test

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"caravan/backend/platform/spoken"
)

// enumerations are the tables by the contract's name of the enumeration; lower-case names are the accounting's
// own.
var enumerations = map[string]spoken.Codes{
	"ItineraryStatus": spoken.ItineraryStatuses, "ServiceType": spoken.ServiceTypes, "PackageLevel": spoken.PackageLevels,
	"Gender": spoken.Genders, "PaymentStatus": spoken.PaymentStatuses,
	"PayoutStatus": spoken.PayoutStatuses, "InsuranceStatus": spoken.InsuranceStatuses, "refunds": spoken.RefundStatuses,
	"disputes": spoken.DisputeStatuses,
}

// Each value of an enumeration that appears in sentences has a word, in each language.
func TestEachCodeHasAWord(t *testing.T) {
	t.Parallel()
	contract := ""
	found, err := filepath.Glob("../../../apis/openapi/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range found {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		contract += string(content)
	}
	for name, codes := range enumerations {
		values := slices.Sorted(maps.Keys(codes))
		if !strings.Contains("refunds disputes", name) {
			declared := regexp.MustCompile(`(?m)^    ` + name + `: \{ type: string, enum: \[([^\]]+)\]`).FindStringSubmatch(
				contract)
			if declared == nil {
				t.Fatalf("the contract has no %s", name)
			}
			if of := slices.Sorted(slices.Values(strings.Split(declared[1], ", "))); !slices.Equal(of, values) {
				t.Errorf("%s: words for %v, the contract has %v", name, values, of)
			}
		}
		for _, language := range []string{"de", "es"} {
			for code, word := range codes {
				if said := spoken.Say(language, word); said == word && !slices.Contains(alike, word) {
					t.Errorf("%s, %s: %q of %s has no word", language, name, word, code)
				}
			}
		}
	}
}

// alike are words that are the same in another language.
var alike = []string{"transfer"}
