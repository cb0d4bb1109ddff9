
export type ItineraryStatus = typeof ItineraryStatus[keyof typeof ItineraryStatus];


export const ItineraryStatus = {
  created: 'created',
  incomplete: 'incomplete',
  in_review: 'in review',
  complete: 'complete',
} as const;
