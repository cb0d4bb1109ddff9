import type { NotedType } from './notedType.ts';

export type GetRecordNotesParams = {
objectType: NotedType;
objectId: string;
};
