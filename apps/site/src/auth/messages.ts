import { t } from '@lingui/core/macro';
import type { Group } from '@caravan/sdk';

export const words = {
  email: t`Email`,
  password: t`Password`,
  newPassword: t`New password`,
  currentPassword: t`Current password`,
  firstName: t`First name`,
  lastName: t`Last name`,
  required: t`Required`,
  badEmail: t`Enter an email address, like name@example.com.`,
  shortPassword: t`Use at least 12 characters.`,
  passwordHint: t`At least 12 characters. A few unrelated words work well.`,
  backToSignIn: t`Back to sign-in`,
  backHome: t`Back to home`,

  signInTitle: t`Welcome back`,
  signInText: t`Sign in to see your trips.`,
  signIn: t`Sign in`,
  forgot: t`Forgot your password?`,
  noAccount: t`Want to lead trips?`,
  becomeHost: t`Become a host`,
  traveler: t`Traveling with us? You get an account with your first booking.`,
  wrongCredentials: t`That email or password isn’t right. Try again.`,
  notActivatedTitle: t`Activate your account first`,
  notActivatedText: t`Open the link in our email to set your password, or get a new link.`,
  sendLink: t`Send a new link`,
  demoTitle: t`Explore as`,
  demoText: t`This is a demo marketplace. Pick a role and you’re in.`,

  fileTitle: t`Your download has started`,
  fileText: t`You’ll find it in your downloads.`,
  fileAgain: t`Download again`,
  fileOn: t`Go to your portal`,

  confirmTitle: t`Confirm it’s you`,
  confirmText: {
    totp: t`Enter the code from your authenticator app.`,
    passkey: t`Your device will ask for your fingerprint, face, or PIN.`,
    backupCode: t`Enter one of your backup codes. Each works once.`,
  },
  confirmWith: {
    totp: t`Use your authenticator app`,
    passkey: t`Use a passkey`,
    backupCode: t`Use a backup code`,
  },
  code: t`Code`,
  backupCode: t`Backup code`,
  confirm: t`Confirm`,
  usePasskey: t`Use your passkey`,
  passkeyFailed: t`We couldn’t use your passkey. Try again, or choose another way to sign in.`,
  passkeyName: t`My device`,
  useAnotherAccount: t`Use another account`,
  enrolTitle: t`Set up two-step sign-in`,
  enrolText: t`Your role needs a second step, so a stolen password isn’t enough to get in.`,
  enrolApp: t`Use an authenticator app`,
  enrolPasskey: t`Use a passkey`,
  codesTitle: t`Your backup codes`,
  mailedCode: t`Or enter the code from the email`,
  useCode: t`Continue`,

  signingOut: t`Signing you out`,
  signOutFailed: t`We couldn’t sign you out.`,
  retry: t`Try again`,

  forgotTitle: t`Forgot your password?`,
  forgotText: t`Enter your email and we’ll send you a link to set a new one.`,
  forgotSend: t`Send link`,
  forgotSentTitle: t`Check your email`,
  forgotSentText: (email: string) =>
    t`If there’s an account for ${email}, we’ve sent a link and a code to set a new password. Each works once.`,
  anotherAddress: t`Use another email`,

  activateTitle: (name: string) => (name ? t`Welcome, ${name}` : t`Welcome`),
  activateText: (email: string) => t`Set a password for ${email} and you’re in.`,
  activate: t`Create account`,
  hasAccountTitle: (name: string) => (name ? t`Welcome back, ${name}` : t`Welcome back`),
  hasAccountText: (email: string, brand: string) =>
    t`You already have an account for ${email}. Sign in with your password to join ${brand}.`,

  resetTitle: t`Set a new password`,
  resetText: (email: string) => t`For ${email}. You’ll be signed out everywhere else.`,
  reset: t`Save password`,

  changeTitle: t`Change your password`,
  changeText: t`You stay signed in here and are signed out everywhere else.`,
  changeExpiredText: t`Your password has expired. Choose a new one to continue.`,
  changed: t`Password changed`,

  linkTitle: t`This link doesn’t work`,
  linkText: t`It may have expired or already been used.`,
  linkErrors: {
    expired: t`It has expired. Get a new one below.`,
    used: t`It has already been used. Sign in with your password.`,
    invalid: t`It’s incomplete. Copy the whole link from the email.`,
  } as Record<string, string>,
  newLink: t`Get a new link`,

  signupTitle: t`Lead a trip of your own`,
  signupText: t`Create a host account. It’s free, and you pay nothing until people book.`,
  signup: t`Create host account`,
  signupDoneTitle: t`Check your email`,
  signupDoneText: (email: string) =>
    t`We sent a link to ${email}. Open it to set your password and get started.`,
  haveAccount: t`Already have an account?`,
  demoInbox: t`Open the demo inbox`,

  quote: t`The best souvenir is the people you went with.`,
};

export const groupWords: Record<Group, string> = {
  traveler: t`Traveler`,
  host: t`Host`,
  operator: t`Operator`,
  admin: t`Admin`,
  tripManager: t`Trip manager`,
  accountManager: t`Account manager`,
  support: t`Support`,
};
