// Package factor keeps how a person signs in beside the password: authenticator apps, backup codes and passkeys.
//
// Decisions:
//   - An authenticator app and backup codes are Kratos', in its native flows. Passkeys are kept
//     here (go-webauthn): Kratos 1.3 takes them only in flows of a browser, and knows one relying party for the
//     whole deployment, while browsers tie a passkey to the tenant's host name. Either counts; backup codes
//     stand in for one of them, never alone. An authenticator counts in every tenant, a passkey in its own: so whoever
//     has a passkey somewhere adds a factor elsewhere only in a session that has shown one.
//   - The way of signing in is changed only within 15 minutes of the password (Kratos' privileged session), and
//     never while standing in: permission "self" in the contract.
package factor
