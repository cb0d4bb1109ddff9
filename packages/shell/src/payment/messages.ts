export const words = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM/YY',
  cvc: 'Security code',
  name: 'Name on card',
  required: 'Required',
  badNumber: 'Check the card number.',
  badExpiry: 'Enter the month and year, such as 04/29.',
  pastExpiry: 'This card has expired.',
  badCvc: 'Enter the 3 or 4 digits.',
  onlyTest: 'Choose one of the test cards. A real card number must not be entered here.',
  secure: 'This is a test: no money moves, and real cards are refused.',
  loading: 'Loading the card form',
  configFailed: 'We could not load the card form',
  noCards: 'Card payments are not set up yet',
  failedTitle: 'The payment did not go through',
  failedText: 'No money was taken. Try again or use another card.',
  sendingTitle: 'Sending your payment',
  sendingText: 'This takes a few seconds. Please keep this page open.',
  waitingTitle: 'Waiting for your bank',
  waitingText: 'Your bank is working on it. This page continues by itself.',
  slowTitle: 'Your bank is taking longer than usual',
  slowText:
    'The payment is on its way and you do not have to pay again. We keep asking; you can leave this page open or come back to it.',
  unsureTitle: 'We did not hear back',
  unsureText: 'The connection broke while the payment was sent. Checking again cannot charge you twice.',
  checkAgain: 'Check again',
  challengeTitle: 'Confirm that it is you',
  challengeText: (amount: string) => `Your bank asks you to confirm a payment of ${amount}.`,
  challengeDemo: 'This stands in for the page of a bank. Choose how it should end.',
  approve: 'Confirm payment',
  refuse: 'Do not confirm',
  testCards: 'Test cards',
  testCardsText: 'Choose a card to see how it ends; any name works. Never enter a real card here.',
};

/** Cards of the sandbox provider that are offered. */
export const testCards = [
  { number: '4242 4242 4242 4242', ends: 'Succeeds' },
  { number: '4000 0000 0000 0002', ends: 'Is declined' },
  { number: '4000 0025 0000 3155', ends: 'Asks the bank' },
  { number: '4000 0000 0000 0341', ends: 'Takes its time' },
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
