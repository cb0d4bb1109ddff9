import { field, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your spot on ${trip.name} went to another traveler`,
  preview: 'You’re no longer on this trip.',
  body: (
    <>
      <Title>Your spot went to another traveler</Title>
      <P>
        {field('Person')} gave your spot on this trip to another traveler. You’re no longer in the group, and
        you don’t need to do anything. Didn’t expect this? Talk to {field('Person')}.
      </P>
      <TripBox />
      <Action>See trip</Action>
    </>
  ),
});
