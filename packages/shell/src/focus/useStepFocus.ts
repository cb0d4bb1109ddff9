import { useEffect, useRef } from 'react';
import { dialogs } from './shown.ts';
import { takesFocus } from './takesFocus.ts';

/** As after a navigation, the focus goes to the heading of a step that has no path of its own. */
export function useStepFocus(step: string | number): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    // A step of a dialog is under the dialog's title; in what opened last.
    const scope =
      [...document.querySelectorAll(dialogs)].at(-1) ?? document.querySelector('main') ?? document;
    const heading = scope.querySelector<HTMLElement>('h1') ?? scope.querySelector<HTMLElement>('h2');
    if (heading) takesFocus(heading);
  }, [step]);
}
