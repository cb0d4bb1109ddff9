import { t } from '@lingui/core/macro';

export const words = {
  trips: t`Trips`,
  tabsLabel: t`Trip`,
  tabs: {
    configuration: t`Configuration`,
    pricing: t`Pricing`,
    itinerary: t`Itinerary`,
    'services-agreement': t`Services Agreement`,
    promote: t`Promote`,
    bookings: t`Bookings`,
    travelInfo: t`Travel Info`,
  },
  notLoaded: t`We couldn’t open this trip`,
  insurance: t`Insurance required`,
  cancelled: t`This trip was canceled.`,
  saveFailed: t`There was an error saving the trip details, please try again.`,
};
