import type { PlannerDay, PlannerPlace } from './types.ts';

/** The items of a day without the one being moved. */
export const others = (day: PlannerDay, carried: string | null) => day.items.filter((i) => i.id !== carried);

export function placeOf(days: readonly PlannerDay[], item: string): PlannerPlace | null {
  for (const day of days) {
    const index = day.items.findIndex((i) => i.id === item);
    if (index >= 0) return { day: day.id, index };
  }
  return null;
}

/** The next position up or down, across days; the same position at either end. */
export function step(
  days: readonly PlannerDay[],
  carried: string | null,
  place: PlannerPlace,
  by: -1 | 1,
): PlannerPlace {
  const at = days.findIndex((d) => d.id === place.day);
  const index = place.index + by;
  if (index >= 0 && index <= others(days[at]!, carried).length) return { day: place.day, index };
  const next = days[at + by];
  if (!next) return place;
  return { day: next.id, index: by > 0 ? 0 : others(next, carried).length };
}

/** The same index in the next or previous day, capped at its number of items. */
export function hop(
  days: readonly PlannerDay[],
  carried: string | null,
  place: PlannerPlace,
  by: -1 | 1,
): PlannerPlace {
  const next = days[days.findIndex((d) => d.id === place.day) + by];
  return next ? { day: next.id, index: Math.min(place.index, others(next, carried).length) } : place;
}

/** Moves an item to its new position; unchanged days keep their identity. */
export function moved<Day extends PlannerDay>(days: readonly Day[], item: string, to: PlannerPlace): Day[] {
  const found = days.flatMap((d) => d.items).find((i) => i.id === item);
  if (!found) return [...days];
  return days.map((day) => {
    const holds = day.items.some((i) => i.id === item);
    if (!holds && day.id !== to.day) return day;
    const items = others(day, item);
    if (day.id === to.day) items.splice(to.index, 0, found);
    return { ...day, items };
  });
}
