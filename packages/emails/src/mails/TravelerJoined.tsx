import { field, If, order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `You’re joining ${trip.name}`,
  preview: `${trip.destination}, ${trip.dates}`,
  body: (
    <>
      <Title>You’re joining the trip</Title>
      <P>
        {field('Person')} added you to {trip.name} ({trip.destination}, {trip.dates}).
      </P>
      <If field="Order.ID">
        <P>
          You’re on booking {order.id}. Fill in your trip form and accept the terms, even if the previous
          traveler already did.
        </P>
      </If>
      <TripBox />
      <Action>See trip</Action>
    </>
  ),
});
