import type { NotedType } from './notedType.ts';

export interface TaggedRecord {
  objectType: NotedType;
  objectId: string;
  name: string;
}
