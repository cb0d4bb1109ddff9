package main

import (
	"context"
	"errors"
	"os"

	"caravan/backend/app/upkeep"
)

// searchCommand writes the words again by which records are found.
func searchCommand(ctx context.Context, args []string) error {
	if len(args) != 1 || args[0] != "rebuild" {
		return errors.New("usage: caravan search rebuild")
	}
	services, err := wired(ctx)
	if err != nil {
		return err
	}
	defer services.Close()
	return upkeep.RebuildSearch(ctx, services, os.Stdout)
}
