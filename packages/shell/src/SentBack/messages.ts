import { t } from '@lingui/core/macro';

export const words = {
  titles: {
    page: t`The marketplace asked for changes to your page`,
    technicalItinerary: t`The marketplace asked for changes to the technical itinerary`,
    earningsReport: t`The earnings report is on hold`,
  },
  on: (day: string) => t`Sent back on ${day}`,
};
