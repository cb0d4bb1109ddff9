import { amount, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your refund for ${trip.name} is on its way`,
  preview: `We’re refunding ${amount} to your card.`,
  body: (
    <>
      <Title>Your refund is on its way</Title>
      <P>We refunded {amount} to the card you paid with. It can take 5 to 10 business days to show up.</P>
      <TripBox />
      <Action>See booking</Action>
    </>
  ),
});
