import { amount, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your refund for ${trip.name} is on its way`,
  preview: `${amount} goes back to your card.`,
  body: (
    <>
      <Title>Your refund is on its way</Title>
      <P>
        We have sent {amount} back to the card you paid with. Banks take 5 to 10 business days to show it.
      </P>
      <TripBox />
      <Action>See your booking</Action>
    </>
  ),
});
