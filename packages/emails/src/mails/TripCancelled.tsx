import { amount, If, reason, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `${trip.name} was cancelled`,
  preview: when('Amount', `You are refunded ${amount}.`, 'Here is what happened.'),
  body: (
    <>
      <Title>The trip was cancelled</Title>
      <P>We are sorry to tell you that this trip will not take place.</P>
      <If field="Reason">
        <P>{reason}</P>
      </If>
      <If field="Amount">
        <P>
          You are refunded in full: {amount} goes back to the card you paid with. Banks take 5 to 10 business
          days to show it.
        </P>
      </If>
      <TripBox />
      <Action>See the details</Action>
    </>
  ),
});
