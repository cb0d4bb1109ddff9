import { amount, If, reason, ride, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title } from '../parts/parts.tsx';
import { RideBox } from '../parts/RideBox.tsx';

export default mail({
  subject: `Your ride on ${ride.when} is cancelled`,
  preview: when('Amount', `You are refunded ${amount}.`, 'Here is what happened.'),
  body: (
    <>
      <Title>Your ride is cancelled</Title>
      <P>{reason}</P>
      <P>Nobody will meet you for this ride on {trip.name}. You can book another one on your trip.</P>
      <If field="Amount">
        <P>{amount} goes back to the card you paid with. Banks take 5 to 10 business days to show it.</P>
      </If>
      <RideBox />
      <Action>See your trip</Action>
    </>
  ),
});
