import { amount, field } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, Note, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `We sent you ${amount}`,
  preview: `${field('Payout.Part')}, to your account ending in ${field('Payout.Last4')}.`,
  body: (
    <>
      <Title>Your money is on its way</Title>
      <P>
        We sent {amount} to your account ending in {field('Payout.Last4')}.
      </P>
      <P>What it’s for: {field('Payout.Part')}.</P>
      <TripBox />
      <Action>See statement</Action>
      <Note>Your bank can take a few business days to show it.</Note>
    </>
  ),
});
