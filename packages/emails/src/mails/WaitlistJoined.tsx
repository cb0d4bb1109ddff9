import { trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `You’re on the waitlist for ${trip.name}`,
  preview: 'You will be contacted if someone drops out.',
  body: (
    <>
      <Title>You’re on the waitlist</Title>
      <P>You are on the waitlist. You will be contacted if someone drops out. You haven’t been charged.</P>
      <TripBox />
      <Action>See booking</Action>
    </>
  ),
});
