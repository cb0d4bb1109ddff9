import { amount, reason, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your payment for ${trip.name} has been refunded`,
  preview: 'We couldn’t place your order.',
  body: (
    <>
      <Title>We couldn’t place your order</Title>
      <P>{reason}</P>
      <P>
        We’re refunding your full payment of {amount} to the card you paid with. It can take 5 to 10 business
        days to show up. We’re sorry for the trouble.
      </P>
      <TripBox />
      <Action>See available trips</Action>
    </>
  ),
});
