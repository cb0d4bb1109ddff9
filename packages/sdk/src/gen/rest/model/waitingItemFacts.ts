
/**
 * Details that distinguish it from others, such as host or amount.
 */
export type WaitingItemFacts = {[key: string]: string};
