import { field, If, order, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `There’s a new payer for your booking on ${trip.name}`,
  preview: `${field('Person')} now pays for this booking.`,
  body: (
    <>
      <Title>Your booking has a new payer</Title>
      <P>
        {field('Person')} now pays for booking {order.id}. Automatic payment is off, and saved cards of the
        former payer are no longer used for it.
      </P>
      <TripBox />
      <If field="Order.Lines">
        <OrderTable />
      </If>
      <Action>See booking</Action>
    </>
  ),
});
