import { amount, order, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Payment received: ${amount} for ${trip.name}`,
  preview: when('Order.Due', `${order.due} left to pay.`, 'Your trip is paid in full.'),
  body: (
    <>
      <Title>Thank you for your payment</Title>
      <P>We have received {amount} for your trip.</P>
      <TripBox />
      <OrderTable />
      <Action>View your booking</Action>
    </>
  ),
});
