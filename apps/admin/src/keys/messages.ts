import { t } from '@lingui/core/macro';

export const words = {
  title: t`API keys`,
  operator: t`Operator`,
  allOperators: t`All operators`,
  state: t`State`,
  allStates: t`All states`,
};
