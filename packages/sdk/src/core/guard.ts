import { ApiError } from './error.ts';

const limit = 5;
const windowMs = 1_000;

/**
 * Refuses a call after five repeats of the same call in a row (H-472), which only a runaway loop makes.
 * Repeats count within one second, so that polling is no loop.
 */
export class RepeatGuard {
  private last = '';
  private times: number[] = [];

  check(call: string, now = Date.now()): void {
    if (call !== this.last) {
      this.last = call;
      this.times = [];
    }
    this.times = this.times.filter((t) => now - t < windowMs);
    if (this.times.length > limit) throw new ApiError(0, 'requests_limit', 'Requests limit reached');
    this.times.push(now);
  }
}
