import { amount, If, order, reason, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your automatic payment for ${trip.name} didn’t go through`,
  preview: `We couldn’t charge ${amount}. Pay ${order.due} by ${order.dueBy}.`,
  body: (
    <>
      <Title>Your automatic payment didn’t go through</Title>
      <P>
        We couldn’t charge {amount} to your card. {reason}
      </P>
      <If field="Overdue">
        <P>We won’t try again. Pay your balance or update your card.</P>
      </If>
      <If field="Overdue" not>
        <P>We’ll try again tomorrow. You can also pay your balance now or update your card.</P>
      </If>
      <TripBox />
      <OrderTable />
      <Action>Pay balance</Action>
    </>
  ),
});
