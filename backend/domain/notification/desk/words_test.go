package desk

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"caravan/backend/domain/notification"
	"caravan/backend/domain/notification/reword"
)

// An own text whose standard text is another one by now is kept apart, with the standard text that it replaced.
func TestAChangedStandardIsKept(t *testing.T) {
	old := notification.OwnText{ID: "heading_0000000000:", Kind: "heading", Text: "Ours", Standard: "Theirs"}
	slots, err := reword.Slots(string(notification.BookingConfirmed), nil)
	if err != nil {
		t.Fatal(err)
	}
	current := slots[0].NameOf(slots[0].Variants[0])
	used, changed := standing{slots: slots, own: []notification.OwnText{old, {ID: current, Text: "Yes"}}}.split()
	if !maps.Equal(used, map[string]string{current: "Yes"}) || len(changed) != 1 || changed[0] != old {
		t.Errorf("%v %v", used, changed)
	}
	if words, err := json.Marshal([]notification.OwnText{old}); err != nil || !strings.Contains(string(words), "Theirs") {
		t.Errorf("%s %v", words, err)
	}
}
