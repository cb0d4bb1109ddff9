import { t } from '@lingui/core/macro';

export const actions = {
  reserve: t`Reserve a trip`,
  email: (trip: string) => t`Send an email: ${trip}`,
  profile: t`Edit public profile`,
  account: t`Set up payout account`,
};
