import { t } from '@lingui/core/macro';

export const words = {
  nav: {
    home: t`Home`,
    audience: t`My Audience`,
    itineraries: t`Itineraries`,
    trips: t`Trips`,
    earnings: t`Earnings`,
  },
  // H-044, H-045
  request: t`Request a Trip`,
  survey: t`Start Surveying`,
  refer: t`Refer a Host`,
  // H-048
  share: t`Share Profile`,
  travelers: t`Travelers`,
};
