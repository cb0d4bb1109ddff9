import { t } from '@lingui/core/macro';

export const words = {
  save: (trip: string) => t`Save ${trip}`,
};
