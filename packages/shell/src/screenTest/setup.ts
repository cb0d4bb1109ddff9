import { toastQueue } from '@caravan/ui/toast';
import { afterAll, afterEach, vi } from 'vitest';
import { leave } from './screenTest.tsx';

// All test files of a package share one simulated browser and load modules once, so clean up what one test
// leaves behind.
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
