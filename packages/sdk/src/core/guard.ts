import { ApiError } from './error.ts';

const limit = 5;
const windowMs = 1_000;

/**
 * Rejects a call after five repeats of the same call in a row (H-472), which only a runaway loop makes. Only
 * repeats within one second count, so polling isn't affected.
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
