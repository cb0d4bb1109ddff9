
/**
 * missing: the day has no services. uncovered: the night has no accommodation. changed: the itinerary no longer has one of its services.
 */
export type DayToFixFault = typeof DayToFixFault[keyof typeof DayToFixFault];


export const DayToFixFault = {
  missing: 'missing',
  uncovered: 'uncovered',
  changed: 'changed',
} as const;
