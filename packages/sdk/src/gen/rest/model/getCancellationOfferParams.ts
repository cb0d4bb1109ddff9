
export type GetCancellationOfferParams = {
/**
 * Participants to cancel; all by default.
 * @maxItems 49
 */
travelers?: string[];
};
