package devstack

import (
	"errors"
	"net"
	"path/filepath"
	"testing"

	"caravan/backend/platform/mail/inbox"
)

// A port that another process takes between its choice and the start of the service is given up for another.
func TestServiceStartsThoughItsPortIsTaken(t *testing.T) {
	p, err := loadPorts(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	var tried []int
	err = p.open(func(port map[string]int) error {
		tried = append(tried, port["web"])
		if len(tried) == 1 {
			thief, err := net.Listen("tcp", loopback(port["web"]))
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { thief.Close() })
		}
		server, err := inbox.Start(inbox.Options{Dir: filepath.Join(t.TempDir(), "mail"), SMTPAddr: loopback(port["smtp"]),
			WebAddr: loopback(port["web"])})
		if err == nil {
			t.Cleanup(func() { _ = server.Stop(t.Context()) })
		}
		return err
	}, "smtp", "web")
	if err != nil || len(tried) != 2 || tried[0] == tried[1] || p.taken["web"] != tried[1] {
		t.Fatalf("%v, tried %v, remembers %v", err, tried, p.taken)
	}
}

func TestOtherFailuresAreNotTriedAgain(t *testing.T) {
	p, err := loadPorts(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	broken, tries := errors.New("no such file"), 0
	if err := p.open(func(map[string]int) error { tries++; return broken }, "web"); !errors.Is(err, broken) || tries != 1 {
		t.Fatalf("%v after %d tries", err, tries)
	}
}

// Listeners stay outside the ephemeral port range, whatever that is.
func TestPortsLieOutsideTheOutgoingRange(t *testing.T) {
	for _, c := range []struct{ first, last, lowest, highest int }{
		{32768, 60999, 15000, 32768},
		{49152, 65535, 15000, 49152},
		{10000, 40000, 40001, 65000},
		{1024, 65535, 15000, 65000},
	} {
		if lowest, highest := quietRange(c.first, c.last); lowest != c.lowest || highest != c.highest {
			t.Errorf("beside %d-%d: %d-%d", c.first, c.last, lowest, highest)
		}
	}
}
