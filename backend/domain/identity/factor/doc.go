// Package factor manages how a person signs in beside the password: authenticator apps, backup codes and
// passkeys.
//
// Decisions:
//   - Kratos handles authenticator apps and backup codes in its native flows. Passkeys are handled here
//     (go-webauthn): Kratos 1.3 accepts them only in browser flows, and knows one relying party for the whole
//     deployment, while browsers tie a passkey to the tenant's host name. Either counts as a second factor;
//     backup codes replace one of them, never alone. An authenticator counts in every tenant, a passkey only in
//     its own: someone who has a passkey anywhere can add a factor elsewhere only in a session that has used one.
//   - Sign-in methods can be changed only within 15 minutes of entering the password (Kratos' privileged
//     session), and never while impersonating: permission "self" in the contract.
package factor
