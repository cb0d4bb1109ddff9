import { amount, If, order, reason, trip } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, OrderTable, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your automatic payment for ${trip.name} did not work`,
  preview: `${amount} could not be collected. ${order.due} is due by ${order.dueBy}.`,
  body: (
    <>
      <Title>Your automatic payment did not work</Title>
      <P>
        We could not collect {amount} from your card. {reason}
      </P>
      <If field="Overdue">
        <P>We have stopped trying. Please pay the balance yourself or update your card.</P>
      </If>
      <If field="Overdue" not>
        <P>We will try again tomorrow. You can also pay the balance yourself or update your card.</P>
      </If>
      <TripBox />
      <OrderTable />
      <Action>Pay the balance</Action>
    </>
  ),
});
