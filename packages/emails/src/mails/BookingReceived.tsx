import { order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `You booked ${trip.name} – order ${order.id}`,
  preview: 'Your places are reserved. Here is your order.',
  body: (
    <>
      <Title>Your places are reserved</Title>
      <P>Thank you for booking. We have received your payment, and your places on this trip are yours.</P>
      <P>You will hear from us as soon as the trip is confirmed.</P>
      <TripBox />
      <OrderTable />
      <Action>View your booking</Action>
      <Note>You can pay the balance at any time from your booking.</Note>
    </>
  ),
});
