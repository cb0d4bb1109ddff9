import { Banner } from '@caravan/ui/Banner';
import { toast } from '@caravan/ui/toast';
import { afterEach, expect, it, vi } from 'vitest';
import { isShown, show, shows } from '../screenTest/screenTest.tsx';

const setTimeoutForReal = globalThis.setTimeout;

afterEach(() => vi.useRealTimers());

it('a message leaves by itself after its time (H-626, O-241, T-277)', async () => {
  show(<p>The page</p>);
  await shows('The page');
  // The toast region loads with the first toast, in real time.
  toast({ title: 'The first message' });
  await shows('The first message');
  for (const [time, milliseconds] of [
    ['standard', 4_000],
    ['services', 3_500],
    ['saved', 3_000],
    ['brief', 2_000],
  ] as const) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const title = `Your changes have been saved! (${time})`;
    toast({ title, time });
    await vi.advanceTimersByTimeAsync(milliseconds - 100);
    expect(isShown(title)).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(isShown(title)).toBe(false);
    vi.useRealTimers();
  }
});

it('a banner that hides by itself is closed after four seconds (H-581, H-626)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let closed = 0;
  show(
    <Banner tone="error" autoHide onClose={() => (closed += 1)}>
      There was an error creating the trip request. Please try again.
    </Banner>,
  );
  // The page updates in real time; hiding the banner waits for the fake clock.
  while (!isShown('There was an error')) await new Promise((seen) => setTimeoutForReal(seen, 10));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(closed).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(closed).toBe(1);
});
