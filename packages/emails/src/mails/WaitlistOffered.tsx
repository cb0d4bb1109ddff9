import { amount, field, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Places are free for you on ${trip.name}`,
  preview: 'Send payment to secure your spot.',
  body: (
    <>
      <Title>You are up on the waitlist!</Title>
      <P>You are up on the waitlist! Send payment to secure your spot.</P>
      <P>
        We keep your places until {field('Date')}. The deposit is {amount}.
      </P>
      <TripBox />
      <Action>Pay the deposit</Action>
    </>
  ),
});
