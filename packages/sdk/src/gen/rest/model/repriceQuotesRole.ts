
export type RepriceQuotesRole = typeof RepriceQuotesRole[keyof typeof RepriceQuotesRole];


export const RepriceQuotesRole = {
  traveler: 'traveler',
} as const;
