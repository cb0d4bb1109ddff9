import { toApiError } from '@caravan/sdk';

/**
 * Milliseconds between checks whether the server responds again, and between retries of what failed in the
 * meantime.
 */
export const retryEveryMs = 5_000;

const patienceMs = 10_000;

/** Whether a call got no response, as opposed to an error response. */
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

/** Whether the server responds. Asks for the profile, because every screen depends on it. */
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

/** Checks the server after a call without a response, and keeps checking until it responds. */
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

/** Reports a failed call. If it got no response, `useAway` returns true until the server is back. */
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
