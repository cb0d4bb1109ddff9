import { t } from '@lingui/core/macro';

// H-597, O-217, T-038, T-246
export const words = {
  failed: t`Something went wrong printing your itinerary. Please try again.`,
};
