import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useStable } from '../internal/useStable.ts';

type Ids = ReadonlySet<string>;
type Hear = () => void;

const none: Ids = new Set();

/**
 * What is ticked, kept beside React: a tick draws one row and the header's box at once.
 * The caller hears of it in a transition, so that whatever it draws anew keeps nobody waiting.
 */
export class Selection {
  #ids: Ids;
  #rows = new Map<string, Set<Hear>>();
  #head = new Set<Hear>();
  #issued = 0;
  #report: (ids: Ids, issue: number) => void;

  constructor(ids: Ids, report: (ids: Ids, issue: number) => void) {
    this.#ids = ids;
    this.#report = report;
  }

  has(id: string) {
    return this.#ids.has(id);
  }

  /** Calls `hear` when the row's tick may have changed. */
  watch(id: string, hear: Hear) {
    const hearing = this.#rows.get(id) ?? new Set();
    this.#rows.set(id, hearing.add(hear));
    return () => {
      hearing.delete(hear);
      if (hearing.size === 0 && this.#rows.get(id) === hearing) this.#rows.delete(id);
    };
  }

  watchAll = (hear: Hear) => {
    this.#head.add(hear);
    return () => void this.#head.delete(hear);
  };

  of(ids: readonly string[]): 'all' | 'some' | 'none' {
    const count = ids.reduce((n, id) => n + Number(this.#ids.has(id)), 0);
    return count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
  }

  toggle(id: string) {
    const next = new Set(this.#ids);
    if (!next.delete(id)) next.add(id);
    this.#ids = next;
    this.#rows.get(id)?.forEach((hear) => hear());
    this.#head.forEach((hear) => hear());
    this.#report(next, ++this.#issued);
  }

  toggleAll(ids: readonly string[]) {
    const next: Ids = this.of(ids) === 'all' ? none : new Set(ids);
    this.#ids = next;
    this.#head.forEach((hear) => hear());
    startTransition(() => this.#rows.forEach((hearing) => hearing.forEach((hear) => hear())));
    this.#report(next, ++this.#issued);
  }

  /** What the caller has made of the change `issue`; while a later one is on its way, that one counts. */
  settle(ids: Ids, issue: number) {
    if (issue < this.#issued || ids === this.#ids) return;
    const before = this.#ids;
    this.#ids = ids;
    for (const [id, hearing] of this.#rows)
      if (before.has(id) !== ids.has(id)) hearing.forEach((hear) => hear());
    this.#head.forEach((hear) => hear());
  }
}

export function useSelection(
  selected: Ids = none,
  onSelectedChange: ((ids: Set<string>) => void) | undefined,
): Selection | undefined {
  const [issue, setIssue] = useState(0);
  const report = useStable((ids: Ids, next: number) =>
    startTransition(() => {
      setIssue(next);
      onSelectedChange?.(new Set(ids));
    }),
  );
  const [selection] = useState(() => new Selection(selected, report));
  useLayoutEffect(() => selection.settle(selected, issue), [selection, selected, issue]);
  return onSelectedChange && selection;
}

/** What of a selection is among the rows that are found; the very same selection when that is all of it. */
export function within(selected: Ids, found: ReadonlySet<string>): Ids {
  const left = [...selected].filter((id) => found.has(id));
  return left.length === selected.size ? selected : new Set(left);
}

/** Lets go of what a filter or a new answer took out of the list: nothing is chosen that nobody sees. */
export function useOnlyFound(
  selected: Ids | undefined,
  found: ReadonlySet<string> | undefined,
  onSelectedChange: ((ids: Set<string>) => void) | undefined,
) {
  const change = useStable((ids: Ids) => onSelectedChange?.(new Set(ids)));
  useEffect(() => {
    if (!selected || !found) return;
    const left = within(selected, found);
    if (left !== selected) change(left);
  }, [selected, found, change]);
}

export function useTicked(selection: Selection, id: string): boolean {
  const [ticked, setTicked] = useState(() => selection.has(id));
  useLayoutEffect(() => {
    const hear = () => setTicked(selection.has(id));
    hear();
    return selection.watch(id, hear);
  }, [selection, id]);
  return ticked;
}

export const useTickedOf = (selection: Selection, ids: readonly string[]) =>
  useSyncExternalStore(selection.watchAll, () => selection.of(ids));
