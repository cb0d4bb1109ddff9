import { amount, field, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Spots are open for you on ${trip.name}`,
  preview: 'Send payment to secure your spot.',
  body: (
    <>
      <Title>You are up on the waitlist!</Title>
      <P>You are up on the waitlist! Send payment to secure your spot.</P>
      <P>
        We’re holding your spots until {field('Until')}. The deposit is {amount}.
      </P>
      <TripBox />
      <Action>Pay deposit</Action>
    </>
  ),
});
