
export type EventType = typeof EventType[keyof typeof EventType];


export const EventType = {
  tripcreated: 'trip.created',
  tripupdated: 'trip.updated',
  tripstatus_changed: 'trip.status_changed',
  tripcompanion_replaced: 'trip.companion_replaced',
  trip_requestcreated: 'trip_request.created',
  trip_requestupdated: 'trip_request.updated',
  trip_requeststatus_changed: 'trip_request.status_changed',
  bookingcreated: 'booking.created',
  bookingupdated: 'booking.updated',
  bookingstatus_changed: 'booking.status_changed',
  bookingtraveler_replaced: 'booking.traveler_replaced',
  bookingtraveler_erased: 'booking.traveler_erased',
  bookingmoved: 'booking.moved',
  paymentsucceeded: 'payment.succeeded',
  paymentfailed: 'payment.failed',
  refundsucceeded: 'refund.succeeded',
  refundfailed: 'refund.failed',
  itinerarycreated: 'itinerary.created',
  itineraryupdated: 'itinerary.updated',
  inventorycreated: 'inventory.created',
  inventoryupdated: 'inventory.updated',
  inventorydeleted: 'inventory.deleted',
  inventorytaken: 'inventory.taken',
  inventoryreleased: 'inventory.released',
} as const;
