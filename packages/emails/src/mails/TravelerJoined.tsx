import { field, If, order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `You are joining ${trip.name}`,
  preview: `${trip.destination}, ${trip.dates}`,
  body: (
    <>
      <Title>You are joining the trip</Title>
      <P>
        {field('Person')} added you to the group of {trip.name} ({trip.destination}, {trip.dates}).
      </P>
      <If field="Order.ID">
        <P>
          You are on booking {order.id}. Please fill in your trip form and accept the terms: what the traveler
          before you filled in no longer counts.
        </P>
      </If>
      <TripBox />
      <Action>See the trip</Action>
    </>
  ),
});
