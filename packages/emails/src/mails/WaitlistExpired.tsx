import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your places on ${trip.name} went to others`,
  preview: 'The time to pay your deposit has run out.',
  body: (
    <>
      <Title>Your offer has run out</Title>
      <P>The time to pay the deposit for {trip.name} has run out, and your places went to the next party.</P>
      <TripBox />
      <Action>See your booking</Action>
    </>
  ),
});
