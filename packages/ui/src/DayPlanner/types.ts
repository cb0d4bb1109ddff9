import type { DataState } from '../internal/standIn.tsx';
import type { ReactNode } from 'react';
import type { MenuAction } from '../Menu/Menu.tsx';

export type PlannerItem = {
  id: string;
  title: string;
  detail?: ReactNode;
  /** At the end of the line, e.g. a time or a price. */
  aside?: ReactNode;
  icon?: ReactNode;
  /** It stays where it is. */
  isLocked?: boolean;
  /** Further entries of its menu, after the ways to move it. */
  actions?: readonly MenuAction[];
};
export type PlannerDay = {
  id: string;
  label: string;
  title?: string;
  items: readonly PlannerItem[] /** At the end of the day's head, e.g. a menu of what can be added. */;
  actions?: ReactNode;
};
export type PlannerKind = { id: string; label: string; icon?: ReactNode };

/** Where something is put: before what stands at `index` once the moved item is taken out. */
export type PlannerPlace = { day: string; index: number };
export type PlannerMove = { item: string; from: string; to: PlannerPlace };

export type DayPlannerProps = DataState & {
  label: string;
  /** Days that do not change keep their object, so that only the days a move touches are drawn again. */
  days: readonly PlannerDay[];
  onMove: (move: PlannerMove) => void;
  onOpen?: (item: string) => void;
  /** Why a day can not take an item; nothing when it can. */
  whyNot?: (item: string, day: string) => string | undefined;
  /** What can be added: pressed it goes to the end of the day in view, dragged it goes where it is dropped. */
  kinds?: readonly PlannerKind[];
  onAdd?: (kind: string, place: PlannerPlace) => void;
  kindsLabel?: string;
  emptyText?: string;
  isReadOnly?: boolean;
  /** Where an item stands in its group does not matter, such as who sleeps in a room: groups stand side by side. */
  isUnordered?: boolean;
  level?: 2 | 3 | 4;
  className?: string;
};

/** What is being dragged: an item of a day, or a new one of a kind. */
export type Carried = {
  type: 'item' | 'kind';
  id: string;
  title: string;
  from: string | null;
  byPointer?: true;
};
