package app_test

import (
	"testing"

	"caravan/backend/app/apptest"
)

func TestMain(m *testing.M) { apptest.Main(m) }
