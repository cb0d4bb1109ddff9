import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AccountAction, ActivateUser, ActivateUserParams, ActivationState, BackupCodes, ChangePassword, CheckUserActivationParams, Credentials, Done, EmailOnly, EraseUser, ErasureCalculation, GetActivationProfileParams, GetPasswordResetProfileParams, HostSignup, Impersonation, ImpersonationPage, ImpersonationStart, ListImpersonationsParams, ListUserChoicesParams, ListUserMetadataParams, ListUsersParams, MailedCode, MailedCodeVerified, MergeCalculation, MergeInput, MergeUsers, NewPasskey, NewPassword, NewUser, PasskeyChallenge, PasskeyProof, PasswordOnly, Profile, ProfileUpdate, RecordMetadataPage, ResetPasswordParams, SecondFactorCode, Security, SessionInfo, SessionList, TokenProfile, TotpConfirmation, TotpSetup, UserPage, UserUpdate } from '../model/index.ts';

/**
 * Only people who were added or have booked and never set a password are reported as not activated. An unknown email address gets the same response as an activated one, so members cannot be distinguished from strangers.
 * @summary Check whether an account is waiting for activation (H-453)
 */
export function checkUserActivation(params: CheckUserActivationParams, options?: CallInit): Promise<ActivationState> {
  return $core.call('GET', '/authentication/check-user-activation', { query: params }, options);
}

/**
 * Shown before the person sets a password.
 * @summary Get the profile that an activation link belongs to (H-454)
 */
export function getActivationProfile(params: GetActivationProfileParams, options?: CallInit): Promise<TokenProfile> {
  return $core.call('GET', '/activation/profile', { query: params }, options);
}

/**
 * Shown before the person sets a new password.
 * @summary Get the profile that a password-reset link belongs to (H-455)
 */
export function getPasswordResetProfile(params: GetPasswordResetProfileParams, options?: CallInit): Promise<TokenProfile> {
  return $core.call('GET', '/authentication/profile-password-reset', { query: params }, options);
}

/**
 * A person who already has an account is refused; signing in with their existing password makes the membership theirs.
 * @summary Set the first password with an activation link and sign in (H-456)
 */
export function activateUser(activateUserBody: ActivateUser, params: ActivateUserParams, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/activate-user', { query: params, body: activateUserBody }, options);
}

/**
 * Browsers get an HTTP-only cookie. Programs send the header Caravan-Session: token and get the session token in the response. A session may still require a second factor or a new password; the response says so.
 * @summary Sign in (H-457)
 */
export function login(credentials: Credentials, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/login', { body: credentials }, options);
}

/**
 * Ends the session, removes the browser's cookie, and invalidates the session token.
 * @summary Sign out (H-459)
 */
export function logout(options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/logout', {}, options);
}

/**
 * The response never reveals whether the email address has an account.
 * @summary Register as a host and send an activation email (H-458)
 */
export function signupHost(hostSignup: HostSignup, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/signup/host', { body: hostSignup }, options);
}

/**
 * The email contains a link and a code for verifyMailedCode. The response never reveals whether the email address is known.
 * @summary Email a password-reset link
 */
export function requestNewPassword(emailOnly: EmailOnly, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/request-new-password', { body: emailOnly }, options);
}

/**
 * Takes the token of the emailed link, or the token that verifyMailedCode returned for a code.
 * @summary Set a new password with an emailed link and sign in
 */
export function resetPassword(newPassword: NewPassword, params: ResetPasswordParams, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/reset-user-token', { query: params, body: newPassword }, options);
}

/**
 * Requires the current password. Returns the session that continues.
 * @summary Change the caller's password and end their other sessions
 */
export function changePassword(changePasswordBody: ChangePassword, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/change-password', { body: changePasswordBody }, options);
}

/**
 * Says who the session belongs to, with name, group, and email address, and what the person has to do next.
 * @summary Get the signed-in person's profile in this marketplace (H-480)
 */
export function getMyProfile(options?: CallInit): Promise<Profile> {
  return $core.call('GET', '/api/me/profile', {}, options);
}

/**
 * Send the version last read. The id in the path must be the caller's own.
 * @summary Update the caller's own profile or address (O-193)
 */
export function updateMyProfile(id: string, profileUpdate: ProfileUpdate, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/me/profile/:id', { tokens: { id }, body: profileUpdate }, options);
}

/**
 * Search with q; filter by group and status.
 * @summary List the people of the marketplace, by name (H-463, H-465, H-485)
 */
export function listUsers(params?: ListUsersParams, options?: CallInit): Promise<UserPage> {
  return $core.call('GET', '/api/admin/users', { query: params }, options);
}

/**
 * Each person belongs to one group; a person in the operator group requires an operator.
 * @summary Create a person and email an activation link
 */
export function createUser(newUser: NewUser, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users', { body: newUser }, options, ['/api/admin/users']);
}

/**
 * Includes the group, the status, and what is still missing from the profile.
 * @summary Get a person of the marketplace
 */
export function getUser(id: string, options?: CallInit): Promise<Profile> {
  return $core.call('GET', '/api/admin/users/:id', { tokens: { id } }, options);
}

/**
 * Omitted fields stay unchanged. A person who is disabled is signed out immediately. Send the version last read; returns 409 if the record was changed in the meantime.
 * @summary Update a person's name, group, or status
 */
export function updateUser(id: string, userUpdate: UserUpdate, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users/:id', { tokens: { id }, body: userUpdate }, options, ['/api/admin/users', '/api/admin/users/:id', '/api/metadata/audit-logs']);
}

/**
 * Only for people who have not set a password yet. Links sent earlier stop working.
 * @summary Resend an invitation by email
 */
export function resendActivation(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/users/:id/resend-activation', { tokens: { id } }, options, ['/api/admin/users', '/api/admin/users/:id']);
}

/**
 * Performs the merge and rolls it back, so the result is exactly what a merge does. The account in the path stays, the other one is closed. If the accounts cannot be merged, the response lists every reason instead of returning an error.
 * @summary Preview a merge of two accounts of one person
 */
export function calculateMerge(id: string, mergeInput: MergeInput, options?: CallInit): Promise<MergeCalculation> {
  return $core.call('POST', '/api/admin/users/:id/merge/calculate', { tokens: { id }, body: mergeInput }, options);
}

/**
 * Bookings, payments, credits, reviews, and saved trips move to the account in the path; the other account is closed permanently, and its sessions in this marketplace end. Passwords, second factors, and identities stay unchanged in every marketplace. Saved cards and automatic payment do not move. Both email addresses are notified.
 * @summary Merge two accounts of a traveler in this marketplace
 */
export function mergeUsers(id: string, mergeUsersBody: MergeUsers, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users/:id/merge', { tokens: { id }, body: mergeUsersBody }, options, ['/api/admin/users', '/api/admin/users/:id', '/api/admin/bookings', '/api/admin/users/:id/credits', '/api/metadata/audit-logs']);
}

/**
 * Performs the erasure and rolls it back, so the result is exactly what erasing does. If the person has a trip ahead or unsettled money, the response lists every reason instead of returning an error.
 * @summary Preview what erasing a person would remove and keep
 */
export function calculateErasure(id: string, options?: CallInit): Promise<ErasureCalculation> {
  return $core.call('POST', '/api/admin/users/:id/erase/calculate', { tokens: { id } }, options);
}

/**
 * Runs as a job; the person's erasedAt says when it was done. Names, addresses, trip forms, emails, images, survey answers, and reviews are deleted; bookings and the books keep their amounts under a pseudonym. The sign-in account belongs to the deployment and the person, and remains. Partners receive booking.traveler_erased for each booking.
 * @summary Permanently erase a person's data in this marketplace
 */
export function eraseUser(id: string, eraseUserBody: EraseUser, options?: CallInit): Promise<Profile> {
  return $core.call('POST', '/api/admin/users/:id/erase', { tokens: { id }, body: eraseUserBody }, options, ['/api/admin/users', '/api/admin/users/:id', '/api/admin/travelers', '/api/admin/bookings', '/api/admin/emails', '/api/metadata/audit-logs']);
}

/**
 * This session's requests then run as that person until the grant ends, except those that move money or data or change how the person signs in. A reason is required. The REST form of access.v1 StartImpersonation, at the path that the specification gives.
 * @summary Impersonate a person, up to the marketplace's time limit (H-449)
 */
export function impersonateUser(id: string, impersonationStart: ImpersonationStart, options?: CallInit): Promise<Impersonation> {
  return $core.call('POST', '/api/admin/users/:id/impersonate', { tokens: { id }, body: impersonationStart }, options);
}

/**
 * Returns who impersonated whom and why, with the start and end of each. Use running for those in progress. Search by either person or the reason. Sorted by started, ended, actor, or subject.
 * @summary List impersonations, newest first
 */
export function listImpersonations(params?: ListImpersonationsParams, options?: CallInit): Promise<ImpersonationPage> {
  return $core.call('GET', '/api/admin/impersonations', { query: params }, options);
}

/**
 * Returns the grant, with when and by whom it was ended. Ending one that has already ended is not an error.
 * @summary End an impersonation immediately, including another admin's
 */
export function stopImpersonation(id: string, options?: CallInit): Promise<Impersonation> {
  return $core.call('POST', '/api/admin/impersonations/:id/stop', { tokens: { id } }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts, for a picker.
 * @summary List people who can be chosen, excluding disabled ones (H-478); facts: email, group
 */
export function listUserChoices(params?: ListUserChoicesParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/listUsers', { query: params }, options);
}

/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List people for a picker (H-485); facts: email, group
 */
export function listUserMetadata(params?: ListUserMetadataParams, options?: CallInit): Promise<RecordMetadataPage> {
  return $core.call('GET', '/api/metadata/users', { query: params }, options);
}

/**
 * For people who type the code from an email instead of opening its link. A wrong code and an unknown email address get the same response.
 * @summary Exchange an emailed code for the token of its link
 */
export function verifyMailedCode(mailedCode: MailedCode, options?: CallInit): Promise<MailedCodeVerified> {
  return $core.call('POST', '/authentication/verify-code', { body: mailedCode }, options);
}

/**
 * The session has full access from then on. A backup code works once.
 * @summary Confirm a session with an authenticator code or a backup code
 */
export function confirmSecondFactor(secondFactorCode: SecondFactorCode, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/second-factor', { body: secondFactorCode }, options);
}

/**
 * Pass the response to navigator.credentials.get and send the result to confirmPasskey.
 * @summary Get the options for confirming a session with a passkey
 */
export function startPasskeyConfirmation(options?: CallInit): Promise<PasskeyChallenge> {
  return $core.call('POST', '/authentication/second-factor/passkey-options', {}, options);
}

/**
 * The session has full access from then on.
 * @summary Confirm a session with a passkey
 */
export function confirmPasskey(passkeyProof: PasskeyProof, options?: CallInit): Promise<SessionInfo> {
  return $core.call('POST', '/authentication/second-factor/passkey', { body: passkeyProof }, options);
}

/**
 * Required for changes to passwords, second factors, and sessions if the last sign-in was some time ago.
 * @summary Confirm the caller's password before they change how they sign in
 */
export function confirmPassword(passwordOnly: PasswordOnly, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/authentication/confirm-password', { body: passwordOnly }, options);
}

/**
 * Returns the second factors in use, the number of backup codes left, and whether a second factor is required here.
 * @summary Get the caller's sign-in settings
 */
export function getMySecurity(options?: CallInit): Promise<Security> {
  return $core.call('GET', '/api/me/security', {}, options);
}

/**
 * Show the secret, or its uri as a QR code, and send the first code to confirmTotp. Nothing changes until then.
 * @summary Create a secret for an authenticator app
 */
export function startTotp(options?: CallInit): Promise<TotpSetup> {
  return $core.call('POST', '/api/me/security/totp', {}, options);
}

/**
 * Returns the remaining second factors.
 * @summary Remove the authenticator app
 */
export function removeTotp(options?: CallInit): Promise<Security> {
  return $core.call('DELETE', '/api/me/security/totp', {}, options);
}

/**
 * From then on, each sign-in asks for a code.
 * @summary Activate the authenticator app with its first code
 */
export function confirmTotp(totpConfirmation: TotpConfirmation, options?: CallInit): Promise<Security> {
  return $core.call('POST', '/api/me/security/totp/confirm', { body: totpConfirmation }, options);
}

/**
 * The codes are shown only once. Each works once, for use when no other factor is available.
 * @summary Create new backup codes; existing ones stop working
 */
export function createBackupCodes(options?: CallInit): Promise<BackupCodes> {
  return $core.call('POST', '/api/me/security/backup-codes', {}, options);
}

/**
 * Pass the response to navigator.credentials.create and send the result to addPasskey.
 * @summary Get the options for creating a passkey
 */
export function startPasskey(options?: CallInit): Promise<PasskeyChallenge> {
  return $core.call('POST', '/api/me/security/passkey-options', {}, options);
}

/**
 * From then on, each sign-in can be confirmed with it.
 * @summary Add a passkey created by the browser
 */
export function addPasskey(newPasskey: NewPasskey, options?: CallInit): Promise<Security> {
  return $core.call('POST', '/api/me/security/passkeys', { body: newPasskey }, options);
}

/**
 * Returns the remaining second factors.
 * @summary Remove a passkey
 */
export function removePasskey(id: string, options?: CallInit): Promise<Security> {
  return $core.call('DELETE', '/api/me/security/passkeys/:id', { tokens: { id } }, options);
}

/**
 * Returns the device, IP address, and last activity of each session.
 * @summary List the caller's sessions
 */
export function listMySessions(options?: CallInit): Promise<SessionList> {
  return $core.call('GET', '/api/me/sessions', {}, options);
}

/**
 * The caller has to sign in again on every device.
 * @summary End all of the caller's sessions, including this one
 */
export function signOutEverywhere(options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/sessions', {}, options);
}

/**
 * The device has to sign in again.
 * @summary End one of the caller's sessions
 */
export function endMySession(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/me/sessions/:id', { tokens: { id } }, options, ['/api/me/sessions']);
}

/**
 * The email goes to the person's own email address; no one else can change the password.
 * @summary Email a person a password-reset link (H-449)
 */
export function resetUserToken(id: string, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/users/:id/reset-token', { tokens: { id } }, options, ['/api/admin/users', '/api/admin/users/:id']);
}

/**
 * The person has to sign in again. Sessions in other marketplaces are not affected.
 * @summary End the sessions a person opened in this marketplace
 */
export function endUserSessions(id: string, options?: CallInit): Promise<Done> {
  return $core.call('DELETE', '/api/admin/users/:id/sessions', { tokens: { id } }, options, ['/api/admin/users', '/api/admin/users/:id']);
}

/**
 * For admins and support of the platform's own marketplace, to help a person who has lost their second factors. Support can help people of its marketplace who are not staff anywhere. A reason is required.
 * @summary Remove all second factors from an account and end its sessions in all marketplaces
 */
export function resetAccountSecondFactor(accountAction: AccountAction, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/accounts/reset-second-factor', { body: accountAction }, options);
}

/**
 * For admins and support of the platform's own marketplace, whose support can help its people who are not staff anywhere. A reason is required.
 * @summary End all sessions of an account in all marketplaces
 */
export function endAccountSessions(accountAction: AccountAction, options?: CallInit): Promise<Done> {
  return $core.call('POST', '/api/admin/accounts/sign-out', { body: accountAction }, options);
}
