package main

import (
	"context"
	"errors"
	"os"

	"caravan/backend/app/upkeep"
)

// sealCommand reseals stored fields with the current key.
func sealCommand(ctx context.Context, args []string) error {
	if len(args) != 1 || args[0] != "rotate" {
		return errors.New("usage: caravan seal rotate")
	}
	services, err := wired(ctx)
	if err != nil {
		return err
	}
	defer services.Close()
	return upkeep.RotateSeal(ctx, services, os.Stdout)
}
