import { amount, field, If, order, reason, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your bank debit for ${trip.name} failed`,
  preview: when(
    'Until',
    `Pay ${amount} another way by ${field('Until')} to keep your spots.`,
    `We couldn’t collect ${amount} from your bank.`,
  ),
  body: (
    <>
      <Title>Your bank debit failed</Title>
      <P>
        We couldn’t collect {amount} from your bank. {reason}
      </P>
      <If field="Until">
        <P>We’re keeping your spots until {field('Until')}. Pay another way before then to book them.</P>
      </If>
      <If field="Until" not>
        <If field="Order.Due">
          <If field="Overdue">
            <P>
              Your balance of {order.due} was due on {order.dueBy}. Pay it now to keep your spots.
            </P>
          </If>
          <If field="Overdue" not>
            <P>
              Pay your balance of {order.due} by {order.dueBy}.
            </P>
          </If>
        </If>
        <If field="Order.Due" not>
          <If field="Order.ID">
            <P>What you wanted to pay for isn’t booked. You can order it again and pay another way.</P>
          </If>
          <If field="Order.ID" not>
            <P>Your spots are no longer held. You can book again while there are spots left.</P>
          </If>
        </If>
      </If>
      <TripBox />
      <Action>
        {when(
          'Until',
          'Pay another way',
          when('Order.Due', 'Pay balance', when('Order.ID', 'See booking', 'See trip')),
        )}
      </Action>
    </>
  ),
});
