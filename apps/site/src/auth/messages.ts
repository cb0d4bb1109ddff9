import type { Group } from '@caravan/sdk';

export const words = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  firstName: 'First name',
  lastName: 'Last name',
  required: 'Required',
  badEmail: 'Enter an email address, like name@example.com.',
  shortPassword: 'Use at least 12 characters.',
  passwordHint: 'At least 12 characters. A few unrelated words work well.',
  backToSignIn: 'Back to sign-in',
  backHome: 'Back to home',

  signInTitle: 'Welcome back',
  signInText: 'Sign in to see your trips.',
  signIn: 'Sign in',
  forgot: 'Forgot your password?',
  noAccount: 'Want to lead trips?',
  becomeHost: 'Become a host',
  traveler: 'Traveling with us? You get an account with your first booking.',
  wrongCredentials: 'That email or password isn’t right. Try again.',
  notActivatedTitle: 'Activate your account first',
  notActivatedText: 'Open the link in our email to set your password, or get a new link.',
  sendLink: 'Send a new link',
  demoTitle: 'Explore as',
  demoText: 'This is a demo marketplace. Pick a role and you’re in.',

  fileTitle: 'Your download has started',
  fileText: 'You’ll find it in your downloads.',
  fileAgain: 'Download again',
  fileOn: 'Go to your portal',

  confirmTitle: 'Confirm it’s you',
  confirmText: {
    totp: 'Enter the code from your authenticator app.',
    passkey: 'Your device will ask for your fingerprint, face, or PIN.',
    backupCode: 'Enter one of your backup codes. Each works once.',
  },
  confirmWith: {
    totp: 'Use your authenticator app',
    passkey: 'Use a passkey',
    backupCode: 'Use a backup code',
  },
  code: 'Code',
  backupCode: 'Backup code',
  confirm: 'Confirm',
  usePasskey: 'Use your passkey',
  passkeyFailed: 'We couldn’t use your passkey. Try again, or choose another way to sign in.',
  passkeyName: 'My device',
  useAnotherAccount: 'Use another account',
  enrolTitle: 'Set up two-step sign-in',
  enrolText: 'Your role needs a second step, so a stolen password isn’t enough to get in.',
  enrolApp: 'Use an authenticator app',
  enrolPasskey: 'Use a passkey',
  codesTitle: 'Your backup codes',
  mailedCode: 'Or enter the code from the email',
  useCode: 'Continue',

  signingOut: 'Signing you out',
  signOutFailed: 'We couldn’t sign you out.',
  retry: 'Try again',

  forgotTitle: 'Forgot your password?',
  forgotText: 'Enter your email and we’ll send you a link to set a new one.',
  forgotSend: 'Send link',
  forgotSentTitle: 'Check your email',
  forgotSentText: (email: string) =>
    `If there’s an account for ${email}, we’ve sent a link and a code to set a new password. Each works once.`,
  anotherAddress: 'Use another email',

  activateTitle: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  activateText: (email: string) => `Set a password for ${email} and you’re in.`,
  activate: 'Create account',
  hasAccountTitle: (name: string) => (name ? `Welcome back, ${name}` : 'Welcome back'),
  hasAccountText: (email: string, brand: string) =>
    `You already have an account for ${email}. Sign in with your password to join ${brand}.`,

  resetTitle: 'Set a new password',
  resetText: (email: string) => `For ${email}. You’ll be signed out everywhere else.`,
  reset: 'Save password',

  changeTitle: 'Change your password',
  changeText: 'You stay signed in here and are signed out everywhere else.',
  changeExpiredText: 'Your password has expired. Choose a new one to continue.',
  changed: 'Password changed',

  linkTitle: 'This link doesn’t work',
  linkText: 'It may have expired or already been used.',
  linkErrors: {
    expired: 'It has expired. Get a new one below.',
    used: 'It has already been used. Sign in with your password.',
    invalid: 'It’s incomplete. Copy the whole link from the email.',
  } as Record<string, string>,
  newLink: 'Get a new link',

  signupTitle: 'Lead a trip of your own',
  signupText: 'Create a host account. It’s free, and you pay nothing until people book.',
  signup: 'Create host account',
  signupDoneTitle: 'Check your email',
  signupDoneText: (email: string) =>
    `We sent a link to ${email}. Open it to set your password and get started.`,
  haveAccount: 'Already have an account?',
  demoInbox: 'Open the demo inbox',

  quote: 'The best souvenir is the people you went with.',
};

export const groupWords: Record<Group, string> = {
  traveler: 'Traveler',
  host: 'Host',
  operator: 'Operator',
  admin: 'Admin',
  tripManager: 'Trip manager',
  accountManager: 'Account manager',
};
