import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { patienceMs, RoutePending } from './RoutePending.tsx';

afterEach(() => vi.useRealTimers());

it('a page that still loads after two minutes says so (H-605)', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<RoutePending />));
  act(() => void vi.advanceTimersByTime(patienceMs - 1));
  expect(place.textContent).not.toContain('This page is taking longer than usual');
  act(() => void vi.advanceTimersByTime(1));
  expect(place.textContent).toContain('This page is taking longer than usual');
  act(() => root.unmount());
});
