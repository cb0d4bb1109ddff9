
export type ServiceType = typeof ServiceType[keyof typeof ServiceType];


export const ServiceType = {
  accommodation: 'accommodation',
  meal: 'meal',
  activity: 'activity',
  info: 'info',
  transfer: 'transfer',
  airportTransfer: 'airportTransfer',
  workshopSpace: 'workshopSpace',
  informalGathering: 'informalGathering',
  legacyFullDay: 'legacyFullDay',
} as const;
