import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { TimelineKind } from './timelineKind.ts';
import type { TimelineOf } from './timelineOf.ts';

export type ListTimelineParams = {
objectType: TimelineOf;
objectId: string;
/**
 * Only entries of this kind.
 */
kind?: TimelineKind;
/**
 * Opaque cursor pointing after the last row of the previous page.
 * @maxLength 512
 */
cursor?: CursorParameter;
/**
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
