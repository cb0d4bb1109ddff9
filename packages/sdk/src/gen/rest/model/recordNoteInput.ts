import type { NotedType } from './notedType.ts';

export interface RecordNoteInput {
  objectType: NotedType;
  objectId: string;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}
