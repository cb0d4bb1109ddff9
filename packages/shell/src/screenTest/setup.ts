import { toastQueue } from '@caravan/ui/toast';
import { afterAll, afterEach, vi } from 'vitest';
import { leave } from './screenTest.tsx';

// All files of a package are tested in one simulated browser, with its modules loaded once: what one test leaves there
// the next would find.
afterEach(async () => {
  await leave();
  for (let left = [...toastQueue.visibleToasts]; left.length > 0; left = [...toastQueue.visibleToasts])
    for (const { key } of left) toastQueue.close(key);
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
