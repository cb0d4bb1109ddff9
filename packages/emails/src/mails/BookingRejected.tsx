import { amount, If, reason, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your booking for ${trip.name} wasn’t accepted`,
  preview: when('Amount', `We’re refunding you ${amount}.`, 'Here’s what happened.'),
  body: (
    <>
      <Title>Your booking wasn’t accepted</Title>
      <P>We’re sorry. {reason}</P>
      <If field="Amount">
        <P>
          You get a full refund: we’re sending {amount} back to the card you paid with. It can take 5 to 10
          business days to show up.
        </P>
      </If>
      <TripBox />
      <Action>See booking</Action>
    </>
  ),
});
