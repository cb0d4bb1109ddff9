import { t } from '@lingui/core/macro';

export const words = {
  number: t`Card number`,
  expiry: t`Expiry date`,
  expiryHint: t`MM/YY`,
  cvc: t`Security code`,
  name: t`Name on card`,
  required: t`Required`,
  badNumber: t`Check your card number.`,
  badExpiry: t`Enter the month and year, like 04/29.`,
  pastExpiry: t`This card has expired. Use another one.`,
  badCvc: t`Enter the 3 or 4 digits on your card.`,
  onlyTest: t`Choose a test card. Don’t enter a real card number here.`,
  secure: t`Test mode: no money moves, and real cards are declined.`,
  secureReal: t`Your card details go straight to our payment provider. We never see the number.`,
  loading: t`Loading the card form`,
  configFailed: t`We couldn’t load the card form`,
  noCards: t`Card payments are not set up yet`,
  failedTitle: t`Your payment didn’t go through`,
  failedText: t`You haven’t been charged. Try again or use another card.`,
  keepCard: t`Save card`,
  notNow: t`Cancel`,
  notKept: t`We couldn’t save your card`,
  declined: t`Your bank declined the card. Use another one.`,
  sendingTitle: t`Processing your payment`,
  sendingText: t`This takes a few seconds. Keep this page open.`,
  waitingTitle: t`Waiting for your bank`,
  waitingText: t`Your bank is confirming the payment. This page updates on its own.`,
  slowTitle: t`Your bank is taking longer than usual`,
  slowText: t`Your payment is on its way, so there’s no need to pay again. Keep this page open, or come back later.`,
  unsureTitle: t`We didn’t get an answer`,
  unsureText: t`The connection dropped while we sent your payment. Check again: you won’t be charged twice.`,
  checkAgain: t`Check again`,
  challengeTitle: t`Confirm it’s you`,
  challengeText: (amount: string) => t`Your bank needs you to confirm a payment of ${amount}.`,
  challengeDemo: t`This is a sample bank page. Choose what happens next.`,
  toTheBank: t`Confirm with your bank`,
  approve: t`Confirm payment`,
  refuse: t`Decline payment`,
  testCards: t`Test cards`,
  testCardsText: t`Choose a card to see what happens. Any name works. Never enter a real card here.`,
};

/** Cards of the sandbox provider that are offered. */
export const testCards = [
  { number: '4242 4242 4242 4242', ends: t`Succeeds` },
  { number: '4000 0000 0000 0002', ends: t`Declined` },
  { number: '4000 0025 0000 3155', ends: t`Needs bank confirmation` },
  { number: '4000 0000 0000 0341', ends: t`Slow to confirm` },
] as const;

/** Every card that the sandbox provider knows. No other number leaves the page. */
export const knownTestCards: readonly string[] = [
  ...testCards.map((card) => card.number.replaceAll(' ', '')),
  '5555555555554444',
  '378282246310005',
  '4000000000009995',
  '4000000000000069',
  '4000000000000127',
];
