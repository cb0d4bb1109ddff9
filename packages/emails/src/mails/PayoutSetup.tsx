import { mail } from '../mail.ts';
import { Action, P, Title } from '../parts/parts.tsx';

export default mail({
  subject: 'Set up your payout account',
  preview: 'Tell us where to send what you earn.',
  body: (
    <>
      <Title>Set up your payout account</Title>
      <P>Tell us where to send what you earn. It takes a few minutes, and you can change it later.</P>
      <P>You’ll sign in first, so that only you can enter the account.</P>
      <Action>Set up payout account</Action>
    </>
  ),
});
