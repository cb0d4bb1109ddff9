import { t } from '@lingui/core/macro';

/** The request tab, read only (H-134). */
export const words = {
  title: t`Trip request`,
  statuses: {
    pending: t`Pending`,
    'trip-created': t`In review`,
    accepted: t`Accepted`,
    rejected: t`Rejected`,
  },
  pendingTitle: t`We’re reviewing your request`,
  pendingText: t`Trip requests take 2-7 business days to process.`,
  rejected: t`This request was rejected. Browse itineraries to request another trip.`,
  explore: t`Explore Itineraries`,
  openTrip: t`Open trip`,
  dates: t`Dates`,
  package: t`Package`,
  dietary: t`Dietary preference`,
  companions: t`Companions`,
  rooms: t`Rooms`,
  workshops: t`Workshop space`,
  activities: t`Optional activities`,
  nights: t`Additional nights`,
  transfers: t`Airport transfers`,
  requests: t`Additional requests`,
  none: t`None`,
  before: t`Before the trip`,
  after: t`After the trip`,
  roomTypes: { oneBed: t`One bed`, twoBeds: t`Two beds`, sharedBed: t`Shared bed` },
  itinerary: t`View itinerary`,
  home: t`Home`,
};
