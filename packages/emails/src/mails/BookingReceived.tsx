import { order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `You booked ${trip.name} (order ${order.id})`,
  preview: 'Your spots are reserved. Here’s your order.',
  body: (
    <>
      <Title>Your spots are reserved</Title>
      <P>Thanks for booking! We received your payment, and your spots on this trip are reserved.</P>
      <P>We’ll email you as soon as the trip is confirmed.</P>
      <TripBox />
      <OrderTable />
      <Action>See booking</Action>
      <Note>You can pay your balance anytime from your booking.</Note>
    </>
  ),
});
