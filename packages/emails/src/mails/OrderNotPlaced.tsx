import { amount, reason, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your payment for ${trip.name} is refunded`,
  preview: 'We could not place your order.',
  body: (
    <>
      <Title>We could not place your order</Title>
      <P>{reason}</P>
      <P>
        Your payment of {amount} is refunded in full to the card you paid with. Banks take 5 to 10 business
        days to show it. We are sorry for the trouble.
      </P>
      <TripBox />
      <Action>See what is available</Action>
    </>
  ),
});
