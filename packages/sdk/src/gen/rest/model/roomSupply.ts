import type { NightSupply } from './nightSupply.ts';

export interface RoomSupply {
  single?: NightSupply;
  double?: NightSupply;
}
