import type { NotedType } from './notedType.ts';

export interface RecordTagsInput {
  objectType: NotedType;
  objectId: string;
  /**
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 40
     */
  tags: string[];
}
