export const words = {
  title: 'Update Payment Method',
  text: 'No card is kept with your booking: each payment asks for the card it should use.',
  pay: 'Pay with another card',
  back: 'Return to Trip Overview',
};
