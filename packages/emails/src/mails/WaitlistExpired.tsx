import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your offer for ${trip.name} has expired`,
  preview: 'The time to pay your deposit has run out.',
  body: (
    <>
      <Title>Your offer has expired</Title>
      <P>
        The time to pay your deposit for {trip.name} has run out, so we’ve offered your spots to the next
        party.
      </P>
      <TripBox />
      <Action>See booking</Action>
    </>
  ),
});
