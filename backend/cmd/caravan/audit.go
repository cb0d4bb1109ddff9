package main

import (
	"context"
	"errors"
	"flag"
	"os"

	"caravan/backend/app/upkeep"
)

// auditCommand verifies the audit logs' chains; it fails if one differs from what was sealed.
func auditCommand(ctx context.Context, args []string) error {
	if len(args) == 0 || args[0] != "verify" {
		return errors.New("usage: caravan audit verify [--tenant SLUG] [--anchor SLUG:POSITION:HASH]")
	}
	flags := flag.NewFlagSet("audit verify", flag.ContinueOnError)
	slug := flags.String("tenant", "", "only this marketplace")
	anchor := flags.String("anchor", "", "SLUG:POSITION:HASH as an earlier run printed it; the chain must still hold it")
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	services, err := wired(ctx)
	if err != nil {
		return err
	}
	defer services.Close()
	return upkeep.VerifyAudit(ctx, services, upkeep.AuditChoice{Tenant: *slug, Anchor: *anchor}, os.Stdout)
}
