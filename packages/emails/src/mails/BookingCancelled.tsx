import { amount, If, reason, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your booking for ${trip.name} is canceled`,
  preview: when('Amount', `We’re refunding you ${amount}.`, 'Here’s what happened.'),
  body: (
    <>
      <Title>Your booking is canceled</Title>
      <P>{reason}</P>
      <If field="Amount">
        <P>
          We’re refunding {amount} to the card you paid with. It can take 5 to 10 business days to show up.
        </P>
      </If>
      <TripBox />
      <Action>See booking</Action>
    </>
  ),
});
