import type { RecordMetadata } from './recordMetadata.ts';

export interface RecordMetadataPage {
  items: RecordMetadata[];
  nextCursor?: string;
}
