import type { TimelineEntry } from './timelineEntry.ts';

export interface TimelinePage {
  items: TimelineEntry[];
  nextCursor?: string;
}
