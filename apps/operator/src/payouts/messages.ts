import { t } from '@lingui/core/macro';

/** What the operator earned, when it is paid, and where it goes. */
export const words = {
  title: t`Earnings & payouts`,
  text: t`What your trips earn, when it’s paid, and where it goes.`,
  tabs: { earnings: t`Earnings`, payouts: t`Payouts`, statement: t`Statement`, account: t`Payout account` },
  setUp: t`Set up payout account`,
};
