import type { Say } from '../internal/say.ts';
import type { MenuAction } from '../Menu/Menu.tsx';
import type { DayPlannerProps, PlannerPlace } from './types.ts';

type Options = Pick<DayPlannerProps, 'days' | 'onMove' | 'whyNot' | 'isUnordered'> & { say: Say };

/** Menu actions that move an item without dragging, computed when the menu opens. */
export function movesOf(item: string, { days, onMove, whyNot, say, isUnordered }: Options): MenuAction[] {
  const at = days.findIndex((d) => d.items.some((i) => i.id === item));
  const from = days[at];
  if (!from) return [];
  const index = from.items.findIndex((i) => i.id === item);
  const day = from.id;
  const to = (place: PlannerPlace) => () => onMove({ item, from: day, to: place });
  const open = (d: { id: string }) => !whyNot?.(item, d.id);
  // At the edge of a day, an item moves to the next day that accepts it.
  const before = days.slice(0, at).findLast(open);
  const after = days.slice(at + 1).find(open);
  const up = index > 0 ? { day, index: index - 1 } : before && { day: before.id, index: before.items.length };
  const down =
    index < from.items.length - 1 ? { day, index: index + 1 } : after && { day: after.id, index: 0 };
  return [
    ...(up && !isUnordered ? [{ id: 'up', label: say('Move up'), onAction: to(up) }] : []),
    ...(down && !isUnordered ? [{ id: 'down', label: say('Move down'), onAction: to(down) }] : []),
    ...days
      .filter((d) => d.id !== day)
      .map((d, i) => {
        const reason = whyNot?.(item, d.id);
        return {
          id: `to-${d.id}`,
          label: say('Move to {day}', { day: d.label }),
          onAction: to({ day: d.id, index: d.items.length }),
          ...(i === 0 && !isUnordered && { separated: true }),
          ...(reason && { disabledReason: reason }),
        };
      }),
  ];
}
