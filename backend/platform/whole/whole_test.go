package whole_test

import (
	"strings"
	"testing"

	"caravan/backend/platform/whole"
)

type queue struct {
	Writer interface{ Write([]byte) (int, error) }
}

type deps struct {
	Name   string
	Say    func()
	Writer interface{ Write([]byte) (int, error) }
	Queue  queue
}

func TestMissingPartsAreNamed(t *testing.T) {
	var nobody *strings.Builder
	have := &strings.Builder{}
	for want, d := range map[string]deps{
		"inn: Deps.Say is missing":          {Writer: have, Queue: queue{have}},
		"inn: Deps.Writer is missing":       {Say: func() {}, Writer: nobody, Queue: queue{have}},
		"inn: Deps.Queue.Writer is missing": {Say: func() {}, Writer: have},
	} {
		if err := whole.Check("inn", d); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	if err := whole.Check("inn", deps{Say: func() {}, Writer: have, Queue: queue{have}}); err != nil {
		t.Error(err)
	}
}
