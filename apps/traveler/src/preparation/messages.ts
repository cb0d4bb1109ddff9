import { t } from '@lingui/core/macro';

export const words = {
  frame: t`Preparation`,
  // T-053
  none: t`No preparation file specified`,
  noneText: t`When there is one, you’ll find it here.`,
  open: t`Open in a new tab`,
};
