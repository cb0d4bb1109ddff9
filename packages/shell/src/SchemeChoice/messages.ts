import { t } from '@lingui/core/macro';

export const words = {
  appearance: t`Appearance`,
  schemes: { light: t`Light`, dark: t`Dark`, system: t`System` },
};
