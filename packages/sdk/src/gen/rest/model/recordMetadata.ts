import type { RecordMetadataFacts } from './recordMetadataFacts.ts';

/**
 * A record in short, for pickers and links.
 */
export interface RecordMetadata {
  id: string;
  name: string;
  status?: string;
  /** What tells it from others; the names stand with each list. */
  facts: RecordMetadataFacts;
}
