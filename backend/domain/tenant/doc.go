// Package tenant owns the marketplaces: brand, theme, host names, policies, feature switches, and who does the
// outside services. Everything else of a marketplace belongs to other domains and hangs on its id.
//
// Decisions:
//   - A tenant that is marked as the platform's (is_platform; "platform: true" in a seed's tenant.yaml) is the
//     home of the deployment's operators: its admins are related as Tenant#platform_operators of it, and that
//     permit opens and lists marketplaces. They are nobody in the marketplaces they open; its first admin is
//     invited by mail, with a link at the new host name.
//   - Opening a marketplace gives it a host name at once, without proof: whoever runs the deployment decides
//     where its marketplaces live. A name that a tenant's own admin adds serves only after a proof: a TXT record
//     or a file with a token that only this tenant is shown. Until then it is a claim of the tenant, so that
//     nobody can block somebody else's name. Names below localhost need none in development.
//   - The currency is chosen once: prices, ledgers and policies are amounts of it.
//   - Policies are edited by path. Only what differs from the defaults is stored, so that a later default
//     reaches whoever never chose. Trips and bookings keep the policies they were made under.
//   - Feature switches are asked through OpenFeature with a provider that reads the tenant's row, so that
//     another provider can take its place. They are on unless switched off.
//   - Secrets of outside services are sealed in their place and never read back: an admin sees their names.
//   - A logo is drawn anew as PNG: what was uploaded never reaches a browser as it came.
package tenant
