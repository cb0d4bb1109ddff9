import type { Meta } from '@storybook/react-vite';
import EarningsFinal$ from './mails/EarningsFinal.tsx';
import PayoutFailed$ from './mails/PayoutFailed.tsx';
import PayoutSent$ from './mails/PayoutSent.tsx';
import PayoutSetup$ from './mails/PayoutSetup.tsx';
import PayoutWaits$ from './mails/PayoutWaits.tsx';
import { story } from './story/mailStory.tsx';
import { german, sample } from './story/sample.ts';

const meta = { title: 'Emails/Payout', tags: ['!autodocs'] } satisfies Meta;
export default meta;

// Emails to hosts and operators have no order, and a host doesn't need to see their own face.
const toHost = { Order: { ID: '' }, Face: '', Trip: { ...sample.Trip, HostName: '' } };
const anHosts = { Trip: { ...german.Trip, HostName: '' } };

const payout = { Part: 'First half of earnings', Last4: '3000', SetUp: '', Ask: '' };
const auszahlung = { ...payout, Part: 'Erste Hälfte des Verdienstes' };

const parts = [
  { Label: 'Earnings advance', Amount: '$200.00', Due: 'February 18, 2027', Paid: true },
  { Label: 'First half of earnings', Amount: '$250.00', Due: 'May 20, 2027', Paid: false },
  { Label: 'Second half of earnings', Amount: '$450.00', Due: 'June 3, 2027', Paid: false },
];
const teile = [
  { Label: 'Vorschuss', Amount: '200,00 €', Due: '18. Februar 2027', Paid: true },
  { Label: 'Erste Hälfte des Verdienstes', Amount: '250,00 €', Due: '20. Mai 2027', Paid: false },
  { Label: 'Zweite Hälfte des Verdienstes', Amount: '450,00 €', Due: '3. Juni 2027', Paid: false },
];
const costs = [{ Label: 'Trip costs', Amount: '$2,840.00', Due: 'May 20, 2027', Paid: false }];
const kosten = [{ Label: 'Reisekosten', Amount: '2.840,00 €', Due: '20. Mai 2027', Paid: false }];

export const EarningsFinal = story(
  EarningsFinal$,
  { ...toHost, Payout: { ...payout, Parts: parts } },
  { ...anHosts, Payout: { ...auszahlung, Parts: teile } },
);
export const EarningsFinalWithoutAccount = story(
  EarningsFinal$,
  { ...toHost, Payout: { ...payout, SetUp: true, Parts: parts } },
  { ...anHosts, Payout: { ...auszahlung, SetUp: true, Parts: teile } },
);
export const EarningsFinalToTheTeam = story(
  EarningsFinal$,
  { Order: { ID: '' }, Amount: '$2,840.00', Payout: { ...payout, Ask: true, Parts: costs } },
  { Amount: '2.840,00 €', Payout: { ...auszahlung, Ask: true, Parts: kosten } },
);
export const PayoutSent = story(
  PayoutSent$,
  { ...toHost, Amount: '$250.00', Payout: payout },
  { ...anHosts, Amount: '250,00 €', Payout: auszahlung },
);
export const PayoutFailed = story(
  PayoutFailed$,
  {
    ...toHost,
    Amount: '$250.00',
    Reason: 'Your bank returned the money.',
    Payout: { ...payout, SetUp: true },
  },
  {
    ...anHosts,
    Amount: '250,00 €',
    Reason: 'Deine Bank hat das Geld zurückgeschickt.',
    Payout: { ...auszahlung, SetUp: true },
  },
);
export const PayoutFailedToTheTeam = story(
  PayoutFailed$,
  {
    Order: { ID: '' },
    Amount: '$2,840.00',
    Reason: 'The payment provider didn’t accept the transfer.',
    Payout: { ...payout, Part: 'Trip costs', Ask: true },
  },
  {
    Amount: '2.840,00 €',
    Reason: 'Der Zahlungsanbieter hat die Überweisung nicht angenommen.',
    Payout: { ...auszahlung, Part: 'Reisekosten', Ask: true },
  },
);
export const PayoutWaits = story(
  PayoutWaits$,
  { ...toHost, Amount: '$250.00', Payout: { ...payout, SetUp: true } },
  { ...anHosts, Amount: '250,00 €', Payout: { ...auszahlung, SetUp: true } },
);
export const PayoutSetup = story(PayoutSetup$, toHost, anHosts);
