import { field, If, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `A traveler changed on ${trip.name}`,
  preview: `The group of ${trip.name} is another one now.`,
  body: (
    <>
      <Title>A traveler changed</Title>
      <If field="Person">
        <P>No longer travels: {field('Person')}.</P>
      </If>
      <If field="Other">
        <P>Travels instead: {field('Other')}.</P>
      </If>
      <P>Prices and the number of travelers stay as they are.</P>
      <TripBox />
      <Action>See the trip</Action>
    </>
  ),
});
