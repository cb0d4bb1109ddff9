import { amount, field, If, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `${amount} is waiting for your payout account`,
  preview: 'Your payout is due, but there’s no account to send it to.',
  body: (
    <>
      <Title>Your payout is waiting</Title>
      <P>You’re due {amount}, but we don’t know where to send it.</P>
      <P>What it’s for: {field('Payout.Part')}.</P>
      <TripBox />
      <If field="Payout.SetUp">
        <P>Set up your payout account, and we’ll send you what’s due.</P>
      </If>
      <If field="Payout.Ask">
        <P>Ask an admin on your team to set up a payout account. Then we’ll send what’s due.</P>
      </If>
      <Action>{when('Payout.SetUp', 'Set up payout account', 'See payouts')}</Action>
    </>
  ),
});
