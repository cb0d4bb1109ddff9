
/**
 * What tells it from others; the names stand with each list.
 */
export type RecordMetadataFacts = {[key: string]: string};
