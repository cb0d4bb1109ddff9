import { t } from '@lingui/core/macro';

/** Document titles of the pages. */
export const titles = {
  address: t`Address`,
  insurance: t`Insurance`,
  itinerary: t`Itinerary`,
  manageBooking: t`Manage Booking`,
  overview: t`Overview`,
  pay: t`Pay`,
  payBalance: t`Pay Balance`,
  payment: t`Payment`,
  preparation: t`Preparation`,
  profile: t`Profile`,
  security: t`Security`,
  notifications: t`Notifications`,
  statement: t`Statement`,
  tripForm: t`Trip Form`,
  trips: t`Trips`,
  updatePaymentMethod: t`Update Payment Method`,
};
