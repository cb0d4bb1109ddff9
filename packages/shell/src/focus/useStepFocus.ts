import { useEffect, useRef } from 'react';
import { dialogs } from './shown.ts';
import { takesFocus } from './takesFocus.ts';

/** Moves focus to the heading of a step that has no path of its own, as after a navigation. */
export function useStepFocus(step: string | number): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    // The heading of a step in a dialog is below the dialog's title; use the dialog that opened last.
    const scope =
      [...document.querySelectorAll(dialogs)].at(-1) ?? document.querySelector('main') ?? document;
    const heading = scope.querySelector<HTMLElement>('h1') ?? scope.querySelector<HTMLElement>('h2');
    if (heading) takesFocus(heading);
  }, [step]);
}
