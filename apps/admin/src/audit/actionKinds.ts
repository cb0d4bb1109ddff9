import { t } from '@lingui/core/macro';

/** The log's filter options. Separate from the page's messages, because its URL is parsed before the page loads. */
export const actionKinds: Record<string, string> = {
  trip: t`Trips`,
  trip_request: t`Trip requests`,
  itinerary: t`Itineraries`,
  departure: t`Departures`,
  booking: t`Bookings`,
  groundtransfer: t`Rides`,
  payment: t`Payments`,
  payout: t`Payouts`,
  credit: t`Credits`,
  member: t`Users`,
  impersonation: t`Impersonations`,
  session: t`Sessions`,
  host: t`Hosts`,
  operator: t`Operators`,
  tenant: t`Marketplace`,
  api_key: t`API keys`,
  webhook: t`Webhooks`,
  export: t`Exports`,
  email: t`Emails`,
  jobs: t`Jobs`,
};
