import type { Group } from '@caravan/sdk';

export const words = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  firstName: 'First name',
  lastName: 'Last name',
  required: 'Required',
  badEmail: 'Enter an e-mail address, such as name@example.com.',
  shortPassword: 'Use at least 12 characters.',
  passwordHint: 'At least 12 characters. A few unrelated words work well.',
  backToSignIn: 'Back to sign in',
  backHome: 'Back to the start',

  signInTitle: 'Welcome back',
  signInText: 'Sign in to your trips.',
  signIn: 'Sign in',
  forgot: 'Forgot your password?',
  noAccount: 'Want to lead trips?',
  becomeHost: 'Become a host',
  traveler: 'Travelers get their account with their first booking.',
  wrongCredentials: 'The e-mail or password is not right.',
  notActivatedTitle: 'Your account is not activated yet',
  notActivatedText: 'Open the link in the mail we sent you to set your password, or ask for a new one.',
  sendLink: 'Send a new link',
  demoTitle: 'Look around as',
  demoText: 'This is a demo marketplace; one press signs you in.',

  fileTitle: 'Your file is on its way',
  fileText: 'It is saved where your downloads are.',
  fileAgain: 'Download again',
  fileOn: 'Go to your portal',

  confirmTitle: 'Confirm that it is you',
  confirmText: {
    totp: 'Enter the code that your authenticator app shows.',
    passkey: 'Your device asks for your fingerprint, face or PIN.',
    backupCode: 'Enter one of your backup codes. Each works once.',
  },
  confirmWith: {
    totp: 'Use the authenticator app',
    passkey: 'Use a passkey',
    backupCode: 'Use a backup code',
  },
  code: 'Code',
  backupCode: 'Backup code',
  confirm: 'Confirm',
  usePasskey: 'Use your passkey',
  passkeyFailed: 'The passkey was not used. Try again, or choose another way.',
  passkeyName: 'My device',
  useAnotherAccount: 'Use another account',
  enrolTitle: 'Set up a second factor',
  enrolText: 'Your role needs something besides the password, so that a stolen password opens nothing.',
  enrolApp: 'Use an authenticator app',
  enrolPasskey: 'Use a passkey',
  codesTitle: 'Your backup codes',
  mailedCode: 'Or enter the code from the mail',
  useCode: 'Continue',

  signingOut: 'Signing you out',
  signOutFailed: 'We could not sign you out.',
  retry: 'Try again',

  forgotTitle: 'Forgot your password?',
  forgotText: 'Enter your e-mail address. If it has an account, we mail you a link to set a new password.',
  forgotSend: 'Send the link',
  forgotSentTitle: 'Look into your mail',
  forgotSentText: (email: string) =>
    `If ${email} has an account here, a link and a code to set a new password are on their way. Each works once.`,
  anotherAddress: 'Use another address',

  activateTitle: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  activateText: (email: string) => `Set a password for ${email} to finish your account.`,
  activate: 'Create account',
  hasAccountTitle: (name: string) => (name ? `Welcome back, ${name}` : 'Welcome back'),
  hasAccountText: (email: string, brand: string) =>
    `You have an account for ${email} already. Sign in with the password you have, and you are in at ${brand}.`,

  resetTitle: 'Set a new password',
  resetText: (email: string) => `For ${email}. Other sessions end.`,
  reset: 'Save password',

  changeTitle: 'Change your password',
  changeText: 'You stay signed in here; other sessions end.',
  changeExpiredText: 'Your password has expired. Choose a new one to go on.',
  changed: 'Your password has been changed',

  linkTitle: 'This link does not work',
  linkText: 'It may have been used already, or it is too old.',
  linkErrors: {
    expired: 'It is too old. Ask for a new one.',
    used: 'It was used already. You can sign in with your password.',
    invalid: 'It is incomplete. Copy the whole link from the mail.',
  } as Record<string, string>,
  newLink: 'Get a new link',

  signupTitle: 'Lead a trip of your own',
  signupText: 'Create a host account. It is free; you pay nothing until people book.',
  signup: 'Create host account',
  signupDoneTitle: 'Look into your mail',
  signupDoneText: (email: string) => `We sent a link to ${email}. Open it to set your password and start.`,
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
