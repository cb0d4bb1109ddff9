import { field, If, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `A traveler changed on ${trip.name}`,
  preview: `There’s a new traveler on ${trip.name}.`,
  body: (
    <>
      <Title>A traveler changed</Title>
      <If field="Person">
        <P>No longer traveling: {field('Person')}.</P>
      </If>
      <If field="Other">
        <P>New traveler: {field('Other')}.</P>
      </If>
      <If field="Person">
        <If field="Other">
          <P>Prices and the number of travelers stay the same.</P>
        </If>
      </If>
      <TripBox />
      <Action>See trip</Action>
    </>
  ),
});
