import { amount, If, reason, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `${trip.name} has been canceled`,
  preview: when('Amount', `We’re refunding you ${amount}.`, 'Here’s what happened.'),
  body: (
    <>
      <Title>This trip has been canceled</Title>
      <P>We’re sorry, but this trip won’t take place.</P>
      <If field="Reason">
        <P>{reason}</P>
      </If>
      <If field="Amount">
        <P>
          You get a full refund: we’re sending {amount} back to the card you paid with. It can take 5 to 10
          business days to show up.
        </P>
      </If>
      <TripBox />
      <Action>See details</Action>
    </>
  ),
});
