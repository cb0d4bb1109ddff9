import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/identity.ts';
import type { AccountAction, ActivateUser, ActivateUserParams, ActivationState, BackupCodes, ChangePassword, CheckUserActivationParams, Credentials, Done, EmailOnly, EraseUser, ErasureCalculation, GetActivationProfileParams, GetPasswordResetProfileParams, HostSignup, Impersonation, ImpersonationPage, ImpersonationStart, ListImpersonationsParams, ListUserChoicesParams, ListUserMetadataParams, ListUsersParams, MailedCode, MailedCodeVerified, MergeCalculation, MergeInput, MergeUsers, NewPasskey, NewPassword, NewUser, PasskeyChallenge, PasskeyProof, PasswordOnly, Profile, ProfileUpdate, RecordMetadataPage, ResetPasswordParams, SecondFactorCode, Security, SessionInfo, SessionList, TokenProfile, TotpConfirmation, TotpSetup, UserPage, UserUpdate } from '../model/index.ts';

export const getCheckUserActivationQueryKey = (params?: CheckUserActivationParams) => [`/authentication/check-user-activation`, ...(params ? [params] : [])] as const;
export const getCheckUserActivationQueryOptions = <T = ActivationState>(params: CheckUserActivationParams, options?: AskInit<ActivationState, T>): Asked<ActivationState, T> =>
  ask(getCheckUserActivationQueryKey(params), (init) => calls.checkUserActivation(params, init), options);
/**
 * Only people who were added or have booked and never set a password are reported as not activated. An unknown email address gets the same response as an activated one, so members cannot be distinguished from strangers.
 * @summary Check whether an account is waiting for activation (H-453)
 */
export const useCheckUserActivation = <T = ActivationState>(params: CheckUserActivationParams, options?: AskInit<ActivationState, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getCheckUserActivationQueryOptions(params, options), client);

export const getGetActivationProfileQueryKey = (params?: GetActivationProfileParams) => [`/activation/profile`, ...(params ? [params] : [])] as const;
export const getGetActivationProfileQueryOptions = <T = TokenProfile>(params: GetActivationProfileParams, options?: AskInit<TokenProfile, T>): Asked<TokenProfile, T> =>
  ask(getGetActivationProfileQueryKey(params), (init) => calls.getActivationProfile(params, init), options);
/**
 * Shown before the person sets a password.
 * @summary Get the profile that an activation link belongs to (H-454)
 */
export const useGetActivationProfile = <T = TokenProfile>(params: GetActivationProfileParams, options?: AskInit<TokenProfile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetActivationProfileQueryOptions(params, options), client);

export const getGetPasswordResetProfileQueryKey = (params?: GetPasswordResetProfileParams) => [`/authentication/profile-password-reset`, ...(params ? [params] : [])] as const;
export const getGetPasswordResetProfileQueryOptions = <T = TokenProfile>(params: GetPasswordResetProfileParams, options?: AskInit<TokenProfile, T>): Asked<TokenProfile, T> =>
  ask(getGetPasswordResetProfileQueryKey(params), (init) => calls.getPasswordResetProfile(params, init), options);
/**
 * Shown before the person sets a new password.
 * @summary Get the profile that a password-reset link belongs to (H-455)
 */
export const useGetPasswordResetProfile = <T = TokenProfile>(params: GetPasswordResetProfileParams, options?: AskInit<TokenProfile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetPasswordResetProfileQueryOptions(params, options), client);

/**
 * A person who already has an account is refused; signing in with their existing password makes the membership theirs.
 * @summary Set the first password with an activation link and sign in (H-456)
 */
export const useActivateUser = <C = unknown>(options?: MutationInit<SessionInfo, { data: ActivateUser; params: ActivateUserParams }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: ActivateUser; params: ActivateUserParams }, C> =>
  useSend('activateUser', ({ data, params }, init) => calls.activateUser(data, params, init), options, client);

/**
 * Browsers get an HTTP-only cookie. Programs send the header Caravan-Session: token and get the session token in the response. A session may still require a second factor or a new password; the response says so.
 * @summary Sign in (H-457)
 */
export const useLogin = <C = unknown>(options?: MutationInit<SessionInfo, { data: Credentials }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: Credentials }, C> =>
  useSend('login', ({ data }, init) => calls.login(data, init), options, client);

/**
 * Ends the session, removes the browser's cookie, and invalidates the session token.
 * @summary Sign out (H-459)
 */
export const useLogout = <C = unknown>(options?: MutationInit<Done, void, C>, client?: QueryClient): MutationResult<Done, void, C> =>
  useSend('logout', (_, init) => calls.logout(init), options, client);

/**
 * The response never reveals whether the email address has an account.
 * @summary Register as a host and send an activation email (H-458)
 */
export const useSignupHost = <C = unknown>(options?: MutationInit<Done, { data: HostSignup }, C>, client?: QueryClient): MutationResult<Done, { data: HostSignup }, C> =>
  useSend('signupHost', ({ data }, init) => calls.signupHost(data, init), options, client);

/**
 * The email contains a link and a code for verifyMailedCode. The response never reveals whether the email address is known.
 * @summary Email a password-reset link
 */
export const useRequestNewPassword = <C = unknown>(options?: MutationInit<Done, { data: EmailOnly }, C>, client?: QueryClient): MutationResult<Done, { data: EmailOnly }, C> =>
  useSend('requestNewPassword', ({ data }, init) => calls.requestNewPassword(data, init), options, client);

/**
 * Takes the token of the emailed link, or the token that verifyMailedCode returned for a code.
 * @summary Set a new password with an emailed link and sign in
 */
export const useResetPassword = <C = unknown>(options?: MutationInit<SessionInfo, { data: NewPassword; params: ResetPasswordParams }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: NewPassword; params: ResetPasswordParams }, C> =>
  useSend('resetPassword', ({ data, params }, init) => calls.resetPassword(data, params, init), options, client);

/**
 * Requires the current password. Returns the session that continues.
 * @summary Change the caller's password and end their other sessions
 */
export const useChangePassword = <C = unknown>(options?: MutationInit<SessionInfo, { data: ChangePassword }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: ChangePassword }, C> =>
  useSend('changePassword', ({ data }, init) => calls.changePassword(data, init), options, client);

export const getGetMyProfileQueryKey = () => [`/api/me/profile`] as const;
export const getGetMyProfileQueryOptions = <T = Profile>(options?: AskInit<Profile, T>): Asked<Profile, T> =>
  ask(getGetMyProfileQueryKey(), (init) => calls.getMyProfile(init), options);
/**
 * Says who the session belongs to, with name, group, and email address, and what the person has to do next.
 * @summary Get the signed-in person's profile in this marketplace (H-480)
 */
export const useGetMyProfile = <T = Profile>(options?: AskInit<Profile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMyProfileQueryOptions(options), client);

/**
 * Send the version last read. The id in the path must be the caller's own.
 * @summary Update the caller's own profile or address (O-193)
 */
export const useUpdateMyProfile = <C = unknown>(options?: MutationInit<Profile, { id: string; data: ProfileUpdate }, C>, client?: QueryClient): MutationResult<Profile, { id: string; data: ProfileUpdate }, C> =>
  useSend('updateMyProfile', ({ id, data }, init) => calls.updateMyProfile(id, data, init), options, client);

export const getListUsersQueryKey = (params?: ListUsersParams) => [`/api/admin/users`, ...(params ? [params] : [])] as const;
export const getListUsersQueryOptions = <T = UserPage>(params?: ListUsersParams, options?: AskInit<UserPage, T>): Asked<UserPage, T> =>
  ask(getListUsersQueryKey(params), (init) => calls.listUsers(params, init), options);
/**
 * Search with q; filter by group and status.
 * @summary List the people of the marketplace, by name (H-463, H-465, H-485)
 */
export const useListUsers = <T = UserPage>(params?: ListUsersParams, options?: AskInit<UserPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListUsersQueryOptions(params, options), client);

/**
 * Each person belongs to one group; a person in the operator group requires an operator.
 * @summary Create a person and email an activation link
 */
export const useCreateUser = <C = unknown>(options?: MutationInit<Profile, { data: NewUser }, C>, client?: QueryClient): MutationResult<Profile, { data: NewUser }, C> =>
  useSend('createUser', ({ data }, init) => calls.createUser(data, init), options, client);

export const getGetUserQueryKey = (id: string) => [`/api/admin/users/${id}`] as const;
export const getGetUserQueryOptions = <T = Profile>(id: string, options?: AskInit<Profile, T>): Asked<Profile, T> =>
  ask(getGetUserQueryKey(id), (init) => calls.getUser(id, init), options, [id]);
/**
 * Includes the group, the status, and what is still missing from the profile.
 * @summary Get a person of the marketplace
 */
export const useGetUser = <T = Profile>(id: string, options?: AskInit<Profile, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetUserQueryOptions(id, options), client);

/**
 * Omitted fields stay unchanged. A person who is disabled is signed out immediately. Send the version last read; returns 409 if the record was changed in the meantime.
 * @summary Update a person's name, group, or status
 */
export const useUpdateUser = <C = unknown>(options?: MutationInit<Profile, { id: string; data: UserUpdate }, C>, client?: QueryClient): MutationResult<Profile, { id: string; data: UserUpdate }, C> =>
  useSend('updateUser', ({ id, data }, init) => calls.updateUser(id, data, init), options, client);

/**
 * Only for people who have not set a password yet. Links sent earlier stop working.
 * @summary Resend an invitation by email
 */
export const useResendActivation = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('resendActivation', ({ id }, init) => calls.resendActivation(id, init), options, client);

/**
 * Performs the merge and rolls it back, so the result is exactly what a merge does. The account in the path stays, the other one is closed. If the accounts cannot be merged, the response lists every reason instead of returning an error.
 * @summary Preview a merge of two accounts of one person
 */
export const useCalculateMerge = <C = unknown>(options?: MutationInit<MergeCalculation, { id: string; data: MergeInput }, C>, client?: QueryClient): MutationResult<MergeCalculation, { id: string; data: MergeInput }, C> =>
  useSend('calculateMerge', ({ id, data }, init) => calls.calculateMerge(id, data, init), options, client);

/**
 * Bookings, payments, credits, reviews, and saved trips move to the account in the path; the other account is closed permanently, and its sessions in this marketplace end. Passwords, second factors, and identities stay unchanged in every marketplace. Saved cards and automatic payment do not move. Both email addresses are notified.
 * @summary Merge two accounts of a traveler in this marketplace
 */
export const useMergeUsers = <C = unknown>(options?: MutationInit<Profile, { id: string; data: MergeUsers }, C>, client?: QueryClient): MutationResult<Profile, { id: string; data: MergeUsers }, C> =>
  useSend('mergeUsers', ({ id, data }, init) => calls.mergeUsers(id, data, init), options, client);

/**
 * Performs the erasure and rolls it back, so the result is exactly what erasing does. If the person has a trip ahead or unsettled money, the response lists every reason instead of returning an error.
 * @summary Preview what erasing a person would remove and keep
 */
export const useCalculateErasure = <C = unknown>(options?: MutationInit<ErasureCalculation, { id: string }, C>, client?: QueryClient): MutationResult<ErasureCalculation, { id: string }, C> =>
  useSend('calculateErasure', ({ id }, init) => calls.calculateErasure(id, init), options, client);

/**
 * Runs as a job; the person's erasedAt says when it was done. Names, addresses, trip forms, emails, images, survey answers, and reviews are deleted; bookings and the books keep their amounts under a pseudonym. The sign-in account belongs to the deployment and the person, and remains. Partners receive booking.traveler_erased for each booking.
 * @summary Permanently erase a person's data in this marketplace
 */
export const useEraseUser = <C = unknown>(options?: MutationInit<Profile, { id: string; data: EraseUser }, C>, client?: QueryClient): MutationResult<Profile, { id: string; data: EraseUser }, C> =>
  useSend('eraseUser', ({ id, data }, init) => calls.eraseUser(id, data, init), options, client);

/**
 * This session's requests then run as that person until the grant ends, except those that move money or data or change how the person signs in. A reason is required. The REST form of access.v1 StartImpersonation, at the path that the specification gives.
 * @summary Impersonate a person, up to the marketplace's time limit (H-449)
 */
export const useImpersonateUser = <C = unknown>(options?: MutationInit<Impersonation, { id: string; data: ImpersonationStart }, C>, client?: QueryClient): MutationResult<Impersonation, { id: string; data: ImpersonationStart }, C> =>
  useSend('impersonateUser', ({ id, data }, init) => calls.impersonateUser(id, data, init), options, client);

export const getListImpersonationsQueryKey = (params?: ListImpersonationsParams) => [`/api/admin/impersonations`, ...(params ? [params] : [])] as const;
export const getListImpersonationsQueryOptions = <T = ImpersonationPage>(params?: ListImpersonationsParams, options?: AskInit<ImpersonationPage, T>): Asked<ImpersonationPage, T> =>
  ask(getListImpersonationsQueryKey(params), (init) => calls.listImpersonations(params, init), options);
/**
 * Returns who impersonated whom and why, with the start and end of each. Use running for those in progress. Search by either person or the reason. Sorted by started, ended, actor, or subject.
 * @summary List impersonations, newest first
 */
export const useListImpersonations = <T = ImpersonationPage>(params?: ListImpersonationsParams, options?: AskInit<ImpersonationPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListImpersonationsQueryOptions(params, options), client);

/**
 * Returns the grant, with when and by whom it was ended. Ending one that has already ended is not an error.
 * @summary End an impersonation immediately, including another admin's
 */
export const useStopImpersonation = <C = unknown>(options?: MutationInit<Impersonation, { id: string }, C>, client?: QueryClient): MutationResult<Impersonation, { id: string }, C> =>
  useSend('stopImpersonation', ({ id }, init) => calls.stopImpersonation(id, init), options, client);

export const getListUserChoicesQueryKey = (params?: ListUserChoicesParams) => [`/api/metadata/listUsers`, ...(params ? [params] : [])] as const;
export const getListUserChoicesQueryOptions = <T = RecordMetadataPage>(params?: ListUserChoicesParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListUserChoicesQueryKey(params), (init) => calls.listUserChoices(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts, for a picker.
 * @summary List people who can be chosen, excluding disabled ones (H-478); facts: email, group
 */
export const useListUserChoices = <T = RecordMetadataPage>(params?: ListUserChoicesParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListUserChoicesQueryOptions(params, options), client);

export const getListUserMetadataQueryKey = (params?: ListUserMetadataParams) => [`/api/metadata/users`, ...(params ? [params] : [])] as const;
export const getListUserMetadataQueryOptions = <T = RecordMetadataPage>(params?: ListUserMetadataParams, options?: AskInit<RecordMetadataPage, T>): Asked<RecordMetadataPage, T> =>
  ask(getListUserMetadataQueryKey(params), (init) => calls.listUserMetadata(params, init), options);
/**
 * Returns lightweight rows with an id, a name, and a few facts.
 * @summary List people for a picker (H-485); facts: email, group
 */
export const useListUserMetadata = <T = RecordMetadataPage>(params?: ListUserMetadataParams, options?: AskInit<RecordMetadataPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListUserMetadataQueryOptions(params, options), client);

/**
 * For people who type the code from an email instead of opening its link. A wrong code and an unknown email address get the same response.
 * @summary Exchange an emailed code for the token of its link
 */
export const useVerifyMailedCode = <C = unknown>(options?: MutationInit<MailedCodeVerified, { data: MailedCode }, C>, client?: QueryClient): MutationResult<MailedCodeVerified, { data: MailedCode }, C> =>
  useSend('verifyMailedCode', ({ data }, init) => calls.verifyMailedCode(data, init), options, client);

/**
 * The session has full access from then on. A backup code works once.
 * @summary Confirm a session with an authenticator code or a backup code
 */
export const useConfirmSecondFactor = <C = unknown>(options?: MutationInit<SessionInfo, { data: SecondFactorCode }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: SecondFactorCode }, C> =>
  useSend('confirmSecondFactor', ({ data }, init) => calls.confirmSecondFactor(data, init), options, client);

/**
 * Pass the response to navigator.credentials.get and send the result to confirmPasskey.
 * @summary Get the options for confirming a session with a passkey
 */
export const useStartPasskeyConfirmation = <C = unknown>(options?: MutationInit<PasskeyChallenge, void, C>, client?: QueryClient): MutationResult<PasskeyChallenge, void, C> =>
  useSend('startPasskeyConfirmation', (_, init) => calls.startPasskeyConfirmation(init), options, client);

/**
 * The session has full access from then on.
 * @summary Confirm a session with a passkey
 */
export const useConfirmPasskey = <C = unknown>(options?: MutationInit<SessionInfo, { data: PasskeyProof }, C>, client?: QueryClient): MutationResult<SessionInfo, { data: PasskeyProof }, C> =>
  useSend('confirmPasskey', ({ data }, init) => calls.confirmPasskey(data, init), options, client);

/**
 * Required for changes to passwords, second factors, and sessions if the last sign-in was some time ago.
 * @summary Confirm the caller's password before they change how they sign in
 */
export const useConfirmPassword = <C = unknown>(options?: MutationInit<Done, { data: PasswordOnly }, C>, client?: QueryClient): MutationResult<Done, { data: PasswordOnly }, C> =>
  useSend('confirmPassword', ({ data }, init) => calls.confirmPassword(data, init), options, client);

export const getGetMySecurityQueryKey = () => [`/api/me/security`] as const;
export const getGetMySecurityQueryOptions = <T = Security>(options?: AskInit<Security, T>): Asked<Security, T> =>
  ask(getGetMySecurityQueryKey(), (init) => calls.getMySecurity(init), options);
/**
 * Returns the second factors in use, the number of backup codes left, and whether a second factor is required here.
 * @summary Get the caller's sign-in settings
 */
export const useGetMySecurity = <T = Security>(options?: AskInit<Security, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetMySecurityQueryOptions(options), client);

/**
 * Show the secret, or its uri as a QR code, and send the first code to confirmTotp. Nothing changes until then.
 * @summary Create a secret for an authenticator app
 */
export const useStartTotp = <C = unknown>(options?: MutationInit<TotpSetup, void, C>, client?: QueryClient): MutationResult<TotpSetup, void, C> =>
  useSend('startTotp', (_, init) => calls.startTotp(init), options, client);

/**
 * Returns the remaining second factors.
 * @summary Remove the authenticator app
 */
export const useRemoveTotp = <C = unknown>(options?: MutationInit<Security, void, C>, client?: QueryClient): MutationResult<Security, void, C> =>
  useSend('removeTotp', (_, init) => calls.removeTotp(init), options, client);

/**
 * From then on, each sign-in asks for a code.
 * @summary Activate the authenticator app with its first code
 */
export const useConfirmTotp = <C = unknown>(options?: MutationInit<Security, { data: TotpConfirmation }, C>, client?: QueryClient): MutationResult<Security, { data: TotpConfirmation }, C> =>
  useSend('confirmTotp', ({ data }, init) => calls.confirmTotp(data, init), options, client);

/**
 * The codes are shown only once. Each works once, for use when no other factor is available.
 * @summary Create new backup codes; existing ones stop working
 */
export const useCreateBackupCodes = <C = unknown>(options?: MutationInit<BackupCodes, void, C>, client?: QueryClient): MutationResult<BackupCodes, void, C> =>
  useSend('createBackupCodes', (_, init) => calls.createBackupCodes(init), options, client);

/**
 * Pass the response to navigator.credentials.create and send the result to addPasskey.
 * @summary Get the options for creating a passkey
 */
export const useStartPasskey = <C = unknown>(options?: MutationInit<PasskeyChallenge, void, C>, client?: QueryClient): MutationResult<PasskeyChallenge, void, C> =>
  useSend('startPasskey', (_, init) => calls.startPasskey(init), options, client);

/**
 * From then on, each sign-in can be confirmed with it.
 * @summary Add a passkey created by the browser
 */
export const useAddPasskey = <C = unknown>(options?: MutationInit<Security, { data: NewPasskey }, C>, client?: QueryClient): MutationResult<Security, { data: NewPasskey }, C> =>
  useSend('addPasskey', ({ data }, init) => calls.addPasskey(data, init), options, client);

/**
 * Returns the remaining second factors.
 * @summary Remove a passkey
 */
export const useRemovePasskey = <C = unknown>(options?: MutationInit<Security, { id: string }, C>, client?: QueryClient): MutationResult<Security, { id: string }, C> =>
  useSend('removePasskey', ({ id }, init) => calls.removePasskey(id, init), options, client);

export const getListMySessionsQueryKey = () => [`/api/me/sessions`] as const;
export const getListMySessionsQueryOptions = <T = SessionList>(options?: AskInit<SessionList, T>): Asked<SessionList, T> =>
  ask(getListMySessionsQueryKey(), (init) => calls.listMySessions(init), options);
/**
 * Returns the device, IP address, and last activity of each session.
 * @summary List the caller's sessions
 */
export const useListMySessions = <T = SessionList>(options?: AskInit<SessionList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListMySessionsQueryOptions(options), client);

/**
 * The caller has to sign in again on every device.
 * @summary End all of the caller's sessions, including this one
 */
export const useSignOutEverywhere = <C = unknown>(options?: MutationInit<Done, void, C>, client?: QueryClient): MutationResult<Done, void, C> =>
  useSend('signOutEverywhere', (_, init) => calls.signOutEverywhere(init), options, client);

/**
 * The device has to sign in again.
 * @summary End one of the caller's sessions
 */
export const useEndMySession = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('endMySession', ({ id }, init) => calls.endMySession(id, init), options, client);

/**
 * The email goes to the person's own email address; no one else can change the password.
 * @summary Email a person a password-reset link (H-449)
 */
export const useResetUserToken = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('resetUserToken', ({ id }, init) => calls.resetUserToken(id, init), options, client);

/**
 * The person has to sign in again. Sessions in other marketplaces are not affected.
 * @summary End the sessions a person opened in this marketplace
 */
export const useEndUserSessions = <C = unknown>(options?: MutationInit<Done, { id: string }, C>, client?: QueryClient): MutationResult<Done, { id: string }, C> =>
  useSend('endUserSessions', ({ id }, init) => calls.endUserSessions(id, init), options, client);

/**
 * For admins and support of the platform's own marketplace, to help a person who has lost their second factors. Support can help people of its marketplace who are not staff anywhere. A reason is required.
 * @summary Remove all second factors from an account and end its sessions in all marketplaces
 */
export const useResetAccountSecondFactor = <C = unknown>(options?: MutationInit<Done, { data: AccountAction }, C>, client?: QueryClient): MutationResult<Done, { data: AccountAction }, C> =>
  useSend('resetAccountSecondFactor', ({ data }, init) => calls.resetAccountSecondFactor(data, init), options, client);

/**
 * For admins and support of the platform's own marketplace, whose support can help its people who are not staff anywhere. A reason is required.
 * @summary End all sessions of an account in all marketplaces
 */
export const useEndAccountSessions = <C = unknown>(options?: MutationInit<Done, { data: AccountAction }, C>, client?: QueryClient): MutationResult<Done, { data: AccountAction }, C> =>
  useSend('endAccountSessions', ({ data }, init) => calls.endAccountSessions(data, init), options, client);
