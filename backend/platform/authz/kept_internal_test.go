package authz

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/uuid"
)

// Where invalidations cannot be delivered, a cached permission is checked again after ten seconds.
func TestWhatIsKeptEndsByItself(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var k kept
		tenant, tuple := uuid.New(), Tuple{Namespace: "Trip", Object: "1", Relation: "view", Subject: "User:1"}
		_, asked := k.allowed(tenant, tuple)
		k.keep(tenant, tuple, asked)
		time.Sleep(keepFor - time.Nanosecond)
		if ok, _ := k.allowed(tenant, tuple); !ok {
			t.Error("forgotten early")
		}
		time.Sleep(time.Nanosecond)
		if ok, _ := k.allowed(tenant, tuple); ok {
			t.Error("still allowed after ten seconds")
		}
	})
}
