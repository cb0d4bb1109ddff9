import type { BoardItem } from './boardItem.ts';
import type { BoardLaneName } from './boardLaneName.ts';

export interface BoardLane {
  lane: BoardLaneName;
  count: number;
  items: BoardItem[];
  nextCursor?: string;
}
