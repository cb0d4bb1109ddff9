import { If, order, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: when('Overdue', `Your payment for ${trip.name} is overdue`, `${order.due} due for ${trip.name}`),
  preview: `${order.due} to pay by ${order.dueBy}.`,
  body: (
    <>
      <Title>{when('Overdue', 'Your payment is overdue', 'A payment is coming up')}</Title>
      <If field="Overdue">
        <P>
          The balance of {order.due} was due on {order.dueBy}. Please pay it now to keep your places.
        </P>
      </If>
      <If field="Overdue" not>
        <P>
          Your balance of {order.due} is due by {order.dueBy}.
        </P>
      </If>
      <TripBox />
      <OrderTable />
      <Action>Pay the balance</Action>
    </>
  ),
});
