import { t } from '@lingui/core/macro';

export const words = {
  title: t`Edit this request`,
  save: t`Save`,
  startDate: t`Start date`,
  departure: t`This request is for a scheduled departure, so its dates are fixed.`,
  additional: t`Additional requests`,
  missing: t`This field is required`,
};
