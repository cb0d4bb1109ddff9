
/**
 * The kind of the record, as in the audit log.
 */
export type NotedType = typeof NotedType[keyof typeof NotedType];


export const NotedType = {
  Member: 'Member',
  Trip: 'Trip',
  Booking: 'Booking',
  Host: 'Host',
  Operator: 'Operator',
  Itinerary: 'Itinerary',
} as const;
