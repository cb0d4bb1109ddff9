import type { Change } from './figures.ts';

export type ChangeTextProps = { change: Change };

/** A change to the period before, which screen readers hear in words. */
export function ChangeText({ change }: ChangeTextProps) {
  return (
    <>
      <span aria-hidden>{change.shown}</span>
      <span className="sr-only">{change.said}</span>
    </>
  );
}
