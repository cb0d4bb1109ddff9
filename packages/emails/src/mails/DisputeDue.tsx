import { amount, field, order } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

const until = field('Until');
const person = field('Person');

export default mail({
  subject: `Answer the dispute of ${amount} by ${until}`,
  preview: 'Without an answer, the bank decides for the traveler.',
  body: (
    <>
      <Title>A dispute is waiting for your answer</Title>
      <P>
        {person} disputes {amount} of order {order.id}. The bank takes evidence until {until}.
      </P>
      <Action>Answer dispute</Action>
      <Note>If no one answers, the bank decides for the traveler, and the money is gone.</Note>
    </>
  ),
});
