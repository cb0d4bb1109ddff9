import type { Meta } from '@storybook/react-vite';
import AccountChanged$ from './mails/AccountChanged.tsx';
import AccountsMerged$ from './mails/AccountsMerged.tsx';
import Activation$ from './mails/Activation.tsx';
import ExportReady$ from './mails/ExportReady.tsx';
import MemberAdded$ from './mails/MemberAdded.tsx';
import PasswordHelp$ from './mails/PasswordHelp.tsx';
import PasswordReset$ from './mails/PasswordReset.tsx';
import TestMail$ from './mails/TestMail.tsx';
import WebhookPaused$ from './mails/WebhookPaused.tsx';
import { story } from './story/mailStory.tsx';

const meta = { title: 'Emails/Account', tags: ['!autodocs'] } satisfies Meta;
export default meta;

// These emails aren’t about a trip: a band in the tenant’s color replaces the picture.
const noTrip = { Picture: '', Face: '' };

export const Activation = story(Activation$, noTrip);
export const PasswordReset = story(PasswordReset$, noTrip);
export const ExportReady = story(ExportReady$, noTrip);
export const WebhookPaused = story(
  WebhookPaused$,
  {
    ...noTrip,
    File: 'https://erp.wayfare.example/events',
    Reason: 'It answered with an error for three days.',
  },
  { Reason: 'Drei Tage lang kam von dort nur ein Fehler.' },
);
export const TestMail = story(TestMail$, { ...noTrip, File: 'Harper Lane' }, { File: 'Hanna Berger' });
export const MemberAdded = story(MemberAdded$, noTrip);
export const PasswordHelp = story(PasswordHelp$, noTrip);
export const AccountChanged = story(
  AccountChanged$,
  { ...noTrip, Reason: 'Two-step sign-in is off until you set it up again.' },
  { Reason: 'Die Anmeldung in zwei Schritten ist aus, bis du sie neu einrichtest.' },
);

export const AccountsMerged = story(AccountsMerged$, {
  ...noTrip,
  Person: 'riley@travelers.example',
  Path: '/app/traveler/trips',
});
