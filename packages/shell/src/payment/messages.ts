export const words = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  cvc: 'Security code',
  name: 'Name on card',
  required: 'Required',
  badNumber: 'Check your card number.',
  badExpiry: 'Enter the month and year, like 04/29.',
  pastExpiry: 'This card has expired. Use another one.',
  badCvc: 'Enter the 3 or 4 digits on your card.',
  onlyTest: 'Choose a test card. Don’t enter a real card number here.',
  secure: 'Test mode: no money moves, and real cards are declined.',
  loading: 'Loading the card form',
  configFailed: 'We couldn’t load the card form',
  noCards: 'Card payments are not set up yet',
  failedTitle: 'Your payment didn’t go through',
  failedText: 'You haven’t been charged. Try again or use another card.',
  sendingTitle: 'Processing your payment',
  sendingText: 'This takes a few seconds. Keep this page open.',
  waitingTitle: 'Waiting for your bank',
  waitingText: 'Your bank is confirming the payment. This page updates on its own.',
  slowTitle: 'Your bank is taking longer than usual',
  slowText:
    'Your payment is on its way, so there’s no need to pay again. Keep this page open, or come back later.',
  unsureTitle: 'We didn’t get an answer',
  unsureText: 'The connection dropped while we sent your payment. Check again: you won’t be charged twice.',
  checkAgain: 'Check again',
  challengeTitle: 'Confirm it’s you',
  challengeText: (amount: string) => `Your bank needs you to confirm a payment of ${amount}.`,
  challengeDemo: 'This is a sample bank page. Choose what happens next.',
  approve: 'Confirm payment',
  refuse: 'Decline payment',
  testCards: 'Test cards',
  testCardsText: 'Choose a card to see what happens. Any name works. Never enter a real card here.',
};

/** Cards of the sandbox provider that are offered. */
export const testCards = [
  { number: '4242 4242 4242 4242', ends: 'Succeeds' },
  { number: '4000 0000 0000 0002', ends: 'Declined' },
  { number: '4000 0025 0000 3155', ends: 'Needs bank confirmation' },
  { number: '4000 0000 0000 0341', ends: 'Slow to confirm' },
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
