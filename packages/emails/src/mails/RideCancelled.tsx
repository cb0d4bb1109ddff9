import { amount, If, reason, ride, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title } from '../parts/parts.tsx';
import { RideBox } from '../parts/RideBox.tsx';

export default mail({
  subject: `Your ride on ${ride.when} is canceled`,
  preview: when('Amount', `We’re refunding you ${amount}.`, 'Here’s what happened.'),
  body: (
    <>
      <Title>Your ride is canceled</Title>
      <P>{reason}</P>
      <P>No one will pick you up for this ride on {trip.name}. You can book another one on your trip page.</P>
      <If field="Amount">
        <P>
          We’re refunding {amount} to the card you paid with. It can take 5 to 10 business days to show up.
        </P>
      </If>
      <RideBox />
      <Action>See trip</Action>
    </>
  ),
});
