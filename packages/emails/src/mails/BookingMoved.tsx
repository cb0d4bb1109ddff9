import { amount, field, If, order, reason, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your booking is now for ${trip.name}`,
  preview: 'Here’s your new trip.',
  body: (
    <>
      <Title>Your booking has moved</Title>
      <P>
        We’ve moved booking {order.id} from {field('Other')} to {trip.name}.
      </P>
      <If field="Reason">
        <P>Not available on the new trip: {reason}.</P>
      </If>
      <If field="Amount">
        <P>
          We’re refunding {amount} to the card you paid with. It can take 5 to 10 business days to show up.
        </P>
      </If>
      <P>Before you go, accept the terms and check your trip form for the new trip.</P>
      <TripBox />
      <If field="Order.Lines">
        <OrderTable />
      </If>
      <Action>See booking</Action>
    </>
  ),
});
