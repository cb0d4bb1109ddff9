import type { Stop } from './geo.ts';

/** A place on the map that can be opened. */
export type Pin = Stop & { href?: string | undefined };

/** A tag on the map: for one place, or for several whose tags would overlap. */
export interface Tag {
  pins: readonly Pin[];
  label: string;
  x: number;
  y: number;
  /** Width and height in pixels. */
  width: number;
  height: number;
}

const height = 28;
const gap = 4;
/** Distance between a tag and its place, in pixels. */
export const stem = 9;

function tagOf(members: readonly (readonly [pin: Pin, x: number, y: number])[]): Tag {
  const pins = members.map(([pin]) => pin);
  const label = pins.length > 1 ? String(pins.length) : pins[0]!.label;
  const middle = (of: 1 | 2) => members.reduce((sum, member) => sum + member[of], 0) / members.length;
  return {
    pins,
    label,
    x: middle(1),
    y: middle(2),
    width: Math.max(height, label.length * 7.6 + 18),
    height,
  };
}

const meets = (a: Tag, b: Tag) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap;

/** Puts a tag on each place and merges overlapping tags into one with a count until none overlap. */
export function tagsOf(pins: readonly Pin[], at: (pin: Pin) => readonly [number, number]): Tag[] {
  const groups = pins.map((pin) => [[pin, ...at(pin)] as const]);
  for (let i = 0; i < groups.length; i++) {
    const tag = tagOf(groups[i]!);
    const other = groups.findIndex((group, j) => j > i && meets(tag, tagOf(group)));
    if (other > 0) {
      groups[i] = [...groups[i]!, ...groups.splice(other, 1)[0]!];
      i = -1; // the grown tag may overlap any of the others
    }
  }
  return groups.map(tagOf);
}
