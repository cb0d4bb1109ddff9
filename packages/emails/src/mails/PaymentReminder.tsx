import { If, order, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: when('Overdue', `Your payment for ${trip.name} is overdue`, `${order.due} due for ${trip.name}`),
  preview: `Pay ${order.due} by ${order.dueBy}.`,
  body: (
    <>
      <Title>{when('Overdue', 'Your payment is overdue', 'Your payment is due soon')}</Title>
      <If field="Overdue">
        <P>
          Your balance of {order.due} was due on {order.dueBy}. Pay it now to keep your spots.
        </P>
      </If>
      <If field="Overdue" not>
        <P>
          Your balance of {order.due} is due by {order.dueBy}.
        </P>
      </If>
      <TripBox />
      <OrderTable />
      <Action>Pay balance</Action>
    </>
  ),
});
