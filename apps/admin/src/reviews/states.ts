/** The states of a review, in a separate module, so that parsing the URL doesn't load the page. */
export const reviewStates = ['waiting', 'shown', 'hidden'] as const;
