import type { TaggedRecord } from './taggedRecord.ts';

export interface TaggedRecords {
  items: TaggedRecord[];
}
