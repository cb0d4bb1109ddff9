import { amount, If, reason, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your booking for ${trip.name} is cancelled`,
  preview: when('Amount', `You are refunded ${amount}.`, 'Here is what happened.'),
  body: (
    <>
      <Title>Your booking is cancelled</Title>
      <P>{reason}</P>
      <If field="Amount">
        <P>{amount} goes back to the card you paid with. Banks take 5 to 10 business days to show it.</P>
      </If>
      <TripBox />
      <Action>See your booking</Action>
    </>
  ),
});
