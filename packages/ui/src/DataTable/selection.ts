import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useStable } from '../internal/useStable.ts';

type Ids = ReadonlySet<string>;
type Hear = () => void;

const none: Ids = new Set();

/**
 * Selection state kept outside React, so that a toggle re-renders only its row and the header checkbox,
 * synchronously. The caller is notified in a transition, so that its own re-render never blocks the
 * interaction.
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

  /** Calls `hear` when the row's selection may have changed. */
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

  /** Applies the caller's response to change number `issue`, unless a later change is pending. */
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

/** The part of a selection that is among the found rows; returns the same set when nothing is removed. */
export function within(selected: Ids, found: ReadonlySet<string>): Ids {
  const left = [...selected].filter((id) => found.has(id));
  return left.length === selected.size ? selected : new Set(left);
}

/** Deselects rows that a filter or a refetch removed from the list, so that nothing invisible stays selected. */
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
