export const words = {
  title: 'Update Payment Method',
  text: 'We don’t keep a card on your booking. You choose a card each time you pay.',
  pay: 'Pay with another card',
  back: 'Return to Trip Overview',
};
