import { amount, If, order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your booking for ${trip.name} has changed`,
  preview: 'Here is what it costs now.',
  body: (
    <>
      <Title>Your booking has changed</Title>
      <P>We have changed your booking as you asked. It costs {order.total} now.</P>
      <If field="Amount">
        <P>{amount} goes back to the card you paid with. Banks take 5 to 10 business days to show it.</P>
      </If>
      <TripBox />
      <OrderTable />
      <Action>See your booking</Action>
    </>
  ),
});
