import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useStepFocus } from './useStepFocus.ts';

function Steps({ step }: { step: number }) {
  useStepFocus(step);
  return (
    <main>
      <h1>Question {step}</h1>
    </main>
  );
}

it('leads to the heading of each step but the first', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root')!);
  act(() => root.render(<Steps step={1} />));
  expect(document.activeElement).toBe(document.body);
  act(() => root.render(<Steps step={2} />));
  expect(document.activeElement?.textContent).toBe('Question 2');
  act(() => root.unmount());
});
