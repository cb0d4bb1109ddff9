/** React Query hooks, option builders and keys for every REST call. */
export * from './gen/rest/query/auditlog.ts';
export * from './gen/rest/query/booking.ts';
export * from './gen/rest/query/export.ts';
export * from './gen/rest/query/file.ts';
export * from './gen/rest/query/host.ts';
export * from './gen/rest/query/identity.ts';
export * from './gen/rest/query/inventory.ts';
export * from './gen/rest/query/itinerary.ts';
export * from './gen/rest/query/payment.ts';
export * from './gen/rest/query/place.ts';
export * from './gen/rest/query/tenant.ts';
export * from './gen/rest/query/trip.ts';
export * from './gen/rest/query/tripform.ts';
export * from './gen/rest/query/triprequest.ts';
