import { amount, Each, field, If, trip, when } from '../go.tsx';
import { mail } from '../mail.ts';
import { Action, P, Title, TripBox } from '../parts/parts.tsx';

export default mail({
  subject: `Your earnings from ${trip.name} are final`,
  preview: `You earned ${amount}. Here’s when it’s paid.`,
  body: (
    <>
      <Title>Your earnings are final</Title>
      <P>The earnings report for this trip is approved. You earned {amount}.</P>
      <TripBox />
      <Each of="Payout.Parts">
        <P>
          {field('Label')}: {field('Amount')}
          {when('Paid', ', already paid', when('Due', `, due ${field('Due')}`))}
        </P>
      </Each>
      <If field="Payout.SetUp">
        <P>We don’t know yet where to send your money. Set up your payout account to get paid.</P>
      </If>
      <If field="Payout.Ask">
        <P>
          We don’t know yet where to send the money. Ask an admin on your team to set up a payout account.
        </P>
      </If>
      <Action>{when('Payout.SetUp', 'Set up payout account', 'See earnings')}</Action>
    </>
  ),
});
