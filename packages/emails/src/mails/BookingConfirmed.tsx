import { If, order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `${trip.name} is officially happening!`,
  preview: 'Your booking is confirmed.',
  body: (
    <>
      <Title>The trip is officially happening!</Title>
      <P>
        Your host has confirmed your booking. Time to look forward to it – and to complete your trip form, so
        that everything is ready when you arrive.
      </P>
      <If field="Order.Due">
        <P>
          A balance of {order.due} is due by {order.dueBy}.
        </P>
      </If>
      <TripBox />
      <Action>View your trip</Action>
    </>
  ),
});
