import { amount, field, If, reason, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your payout of ${amount} didn’t arrive`,
  preview: `${reason} We’ll try again on ${field('Until')}.`,
  body: (
    <>
      <Title>Your payout didn’t arrive</Title>
      <P>
        We couldn’t pay you {amount}. {reason}
      </P>
      <P>What it’s for: {field('Payout.Part')}.</P>
      <TripBox />
      <If field="Payout.SetUp">
        <P>We’ll try again on {field('Until')}. Check your payout account before then.</P>
      </If>
      <If field="Payout.Ask">
        <P>
          We’ll try again on {field('Until')}. Ask an admin on your team to check the payout account before
          then.
        </P>
      </If>
      <Action>{when('Payout.SetUp', 'Check payout account', 'See payouts')}</Action>
    </>
  ),
});
