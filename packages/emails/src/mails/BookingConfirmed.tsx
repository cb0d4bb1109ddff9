import { If, order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `${trip.name} is officially happening!`,
  preview: 'Your booking is confirmed.',
  body: (
    <>
      <Title>The trip is officially happening!</Title>
      <P>Your host confirmed your booking. Complete your trip form so everything’s ready when you arrive.</P>
      <If field="Order.Due">
        <P>
          Your balance of {order.due} is due by {order.dueBy}.
        </P>
      </If>
      <TripBox />
      <Action>See trip</Action>
    </>
  ),
});
