// Package tenant owns the marketplaces: brand, theme, host names, policies, feature switches, and which outside
// services they use. Everything else in a marketplace belongs to other domains and refers to its ID.
//
// Decisions:
//   - The tenant marked as the platform's (is_platform; "platform: true" in a seed's tenant.yaml) is the home
//     of the deployment's operators: its admins are its Tenant#platform_operators, who can open and list
//     marketplaces, and its support are Tenant#platform_support. They have no role in the marketplaces they open; the
//     first admin of a new one is invited by email, with a link at its host name.
//   - Opening a marketplace gives it a host name immediately, without verification: the operators of the
//     deployment decide where its marketplaces are served. A host name that a tenant's own admin adds works only
//     after verification: a TXT record or a file with a token that only this tenant is shown. Until then it is
//     just that tenant's claim, so that nobody can block another's name. Names below localhost need no
//     verification in development.
//   - The currency is chosen once, because prices, ledgers and policies are amounts of it.
//   - Policies are edited by path. Only deviations from the defaults are stored, so that a new default reaches
//     all tenants that never chose. Trips and bookings keep the policies they were made under.
//   - Feature switches are read through OpenFeature with a provider that reads the tenant's row, so that
//     another provider can take its place. They are on unless switched off.
//   - Categories are words of a marketplace (package catalog), loaded with it, because nearly every page has some. What
//     uses them belongs to domains above, which count and move on announcement, in the transaction of the change.
//   - Insurance and transfer companies are lists of a marketplace (package company), loaded with it. One that is
//     removed stays in the list for its past policies and rides; whoever has some in force is asked by announcement.
//     How a company is connected never changes: its policies and rides are known to that connection only.
//   - Secrets of outside services are sealed and never read back: an admin sees only their names.
//   - A logo is re-encoded as PNG: an upload never reaches a browser unchanged.
package tenant
