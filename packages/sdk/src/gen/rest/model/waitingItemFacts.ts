
/**
 * Texts that tell it from others, such as host or amount.
 */
export type WaitingItemFacts = {[key: string]: string};
