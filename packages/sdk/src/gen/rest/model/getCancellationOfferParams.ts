
export type GetCancellationOfferParams = {
/**
 * Participants to cancel; all when absent.
 * @maxItems 49
 */
travelers?: string[];
};
