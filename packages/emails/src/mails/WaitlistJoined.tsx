import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `You are on the waitlist for ${trip.name}`,
  preview: 'You will be contacted if someone drops out.',
  body: (
    <>
      <Title>You are on the waitlist</Title>
      <P>You are on the waitlist. You will be contacted if someone drops out. You have paid nothing.</P>
      <TripBox />
      <Action>See your booking</Action>
    </>
  ),
});
