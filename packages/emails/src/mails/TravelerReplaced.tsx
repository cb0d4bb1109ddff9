import { field, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your spot on ${trip.name} went to another traveler`,
  preview: 'You no longer travel on this trip.',
  body: (
    <>
      <Title>Your spot went to another traveler</Title>
      <P>
        {field('Person')} gave your spot on this trip to another traveler. You are no longer part of the
        group, and there is nothing you need to do. If you did not expect this, please talk to{' '}
        {field('Person')}.
      </P>
      <TripBox />
      <Action>See the trip</Action>
    </>
  ),
});
