import type { DataState } from '../internal/standIn.tsx';
import type { ReactNode } from 'react';
import type { MenuAction } from '../Menu/Menu.tsx';

export type PlannerItem = {
  id: string;
  title: string;
  detail?: ReactNode;
  /** Content at the end of the line, such as a time or a price. */
  aside?: ReactNode;
  icon?: ReactNode;
  /** Keeps the item from being moved. */
  isLocked?: boolean;
  /** Additional menu entries, after the ones that move the item. */
  actions?: readonly MenuAction[];
};
export type PlannerDay = {
  id: string;
  label: string;
  title?: string;
  items: readonly PlannerItem[];
  /** Content at the end of the day's header, such as a menu of items to add. */
  actions?: ReactNode;
  /** Content above the day's items. */
  note?: ReactNode;
};
export type PlannerKind = { id: string; label: string; icon?: ReactNode };

/** A drop position: before the item at `index`, counted without the moved item. */
export type PlannerPlace = { day: string; index: number };
export type PlannerMove = { item: string; from: string; to: PlannerPlace };

export type DayPlannerProps = DataState & {
  label: string;
  /** The days. Unchanged days must keep their identity, so that a move re-renders only the days it affects. */
  days: readonly PlannerDay[];
  onMove: (move: PlannerMove) => void;
  onOpen?: (item: string) => void;
  /** Why a day can't accept an item; undefined if it can. */
  whyNot?: (item: string, day: string) => string | undefined;
  /** Items that can be added: pressing one appends it to the visible day, dragging places it. */
  kinds?: readonly PlannerKind[];
  onAdd?: (kind: string, place: PlannerPlace) => void;
  kindsLabel?: string;
  /** A panel next to the days on wide screens, whose `PlannerDrag` items are dragged into them. */
  shelf?: ReactNode;
  emptyText?: string;
  isReadOnly?: boolean;
  /**
   * Set when the order within a group doesn't matter, such as who sleeps in a room. Groups are laid out side
   * by side.
   */
  isUnordered?: boolean;
  level?: 2 | 3 | 4;
  className?: string;
};

/** What is being dragged: an existing item, or a new one of a kind. */
export type Carried = {
  type: 'item' | 'kind';
  id: string;
  title: string;
  from: string | null;
  byPointer?: true;
  /** Takes the place of `onAdd` for an item from the shelf. */
  drop?: (place: PlannerPlace) => void;
};
