
/**
 * The kind of the record, as in the audit log.
 */
export type TimelineOf = typeof TimelineOf[keyof typeof TimelineOf];


export const TimelineOf = {
  Member: 'Member',
  Trip: 'Trip',
  Booking: 'Booking',
  Host: 'Host',
  Operator: 'Operator',
} as const;
