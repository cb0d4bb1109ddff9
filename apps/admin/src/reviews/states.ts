/** How far a review is; they stand apart, so that reading one from an address does not load the page. */
export const reviewStates = ['waiting', 'shown', 'hidden'] as const;
