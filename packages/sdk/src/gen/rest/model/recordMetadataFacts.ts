
/**
 * Details that distinguish it from others; each list documents their names.
 */
export type RecordMetadataFacts = {[key: string]: string};
