import { toApiError } from '@caravan/sdk';

/** Milliseconds between two looks whether the server answers again, and between two tries of what failed meanwhile. */
export const retryEveryMs = 5_000;

const patienceMs = 10_000;

/** A call that nobody answered, as opposed to one that was refused. */
export function isUnanswered(cause: unknown): boolean {
  const { status, code } = toApiError(cause);
  return status === 0 ? code === 'unreachable' || code === 'timed_out' : [502, 503, 504].includes(status);
}

const listeners = new Set<() => void>();
let away = false;
let looking = false;

function tell(now: boolean): void {
  if (away === now) return;
  away = now;
  for (const changed of listeners) changed();
}

/** Whether somebody answers; who is signed in is what every screen stands on, so that is asked. */
async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/me/profile', {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patienceMs),
    });
    return ![502, 503, 504].includes(status);
  } catch {
    return false;
  }
}

/** Looks after a call that nobody answered, and again until somebody does. */
async function look(): Promise<void> {
  if (looking) return;
  looking = true;
  while (!(await answers())) {
    tell(true);
    await new Promise((resolve) => setTimeout(resolve, retryEveryMs));
  }
  looking = false;
  tell(false);
}

/** A call failed. When nobody answered it, `useAway` tells so until the server is back. */
export function reportFailure(cause: unknown): void {
  if (isUnanswered(cause)) void look();
}

export const connection = {
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  isAway: () => away,
};
