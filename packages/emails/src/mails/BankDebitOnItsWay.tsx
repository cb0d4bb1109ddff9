import { amount, field, If, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your bank debit for ${trip.name} is on its way`,
  preview: `We expect ${amount} from your bank by ${field('By')}.`,
  body: (
    <>
      <Title>Your bank debit is on its way</Title>
      <P>
        We asked your bank for {amount} and expect the money by {field('By')}.
      </P>
      <If field="Order.ID">
        <P>There’s nothing more to do. We’ll email your receipt when the money arrives.</P>
      </If>
      <If field="Order.ID" not>
        <P>
          There’s nothing more to do. Your spots stay yours until then, and we’ll email you when the money
          arrives and your booking is made.
        </P>
      </If>
      <TripBox />
      <Action>{when('Order.ID', 'See booking', 'See trip')}</Action>
      <Note>If your bank doesn’t pay, we’ll tell you what to do. Please don’t pay a second time.</Note>
    </>
  ),
});
