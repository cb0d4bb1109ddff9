import { field, If } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: 'Your accounts are now one',
  preview: 'Your bookings, payments, and credits are in one place.',
  body: (
    <>
      <Title>Your accounts are now one</Title>
      <P>
        The account of {field('Person')} was closed here, and its bookings, payments, and credits moved to
        your other account. Your passwords haven’t changed.
      </P>
      <P>Saved cards don’t move, so automatic payment is off. Add a card to turn it on again.</P>
      <If field="Path">
        <Action>See your trips</Action>
      </If>
      <Note>Didn’t ask for this? Contact us right away.</Note>
    </>
  ),
});
