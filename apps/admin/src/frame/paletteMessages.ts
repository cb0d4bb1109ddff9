import { t } from '@lingui/core/macro';

export const actions = {
  discount: t`Create discount`,
  helper: t`Invite helper`,
  journal: t`Export journal`,
  standIn: t`Impersonate someone`,
  standInHint: t`Choose a person`,
};
