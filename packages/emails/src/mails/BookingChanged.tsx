import { amount, If, order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your booking for ${trip.name} has changed`,
  preview: 'Here’s your new total.',
  body: (
    <>
      <Title>Your booking has changed</Title>
      <P>We’ve updated your booking. Your new total is {order.total}.</P>
      <If field="Amount">
        <P>
          We’re refunding {amount} to the card you paid with. It can take 5 to 10 business days to show up.
        </P>
      </If>
      <TripBox />
      <OrderTable />
      <Action>See booking</Action>
    </>
  ),
});
