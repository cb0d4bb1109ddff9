import { amount, order, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Payment received: ${amount} for ${trip.name}`,
  preview: when('Order.Due', `You have ${order.due} left to pay.`, 'Your trip is paid in full.'),
  body: (
    <>
      <Title>Thanks for your payment</Title>
      <P>We received {amount} for your trip.</P>
      <TripBox />
      <OrderTable />
      <Action>See booking</Action>
    </>
  ),
});
