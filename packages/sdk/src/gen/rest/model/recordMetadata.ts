import type { RecordMetadataFacts } from './recordMetadataFacts.ts';

/**
 * A short form of a record, for pickers and links.
 */
export interface RecordMetadata {
  id: string;
  name: string;
  status?: string;
  /** Details that distinguish it from others; each list documents their names. */
  facts: RecordMetadataFacts;
}
