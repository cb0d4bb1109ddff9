import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { ClockAdvance, ClockRun, TestClock } from '../model/index.ts';

/**
 * Includes whether everything due by now has run. Only sandbox marketplaces have their own clock.
 * @summary Get the clock of the marketplace
 */
export function getTestClock(options?: CallInit): Promise<TestClock> {
  return $core.call('GET', '/api/admin/clock', {}, options);
}

/**
 * Send an instant or a number of seconds. Every rule with a date runs in chronological order. Follow the run with getClockRun.
 * @summary Advance the clock of a sandbox marketplace
 */
export function advanceTestClock(clockAdvance: ClockAdvance, options?: CallInit): Promise<ClockRun> {
  return $core.call('POST', '/api/admin/clock', { body: clockAdvance }, options, ['/api/admin/clock']);
}

/**
 * Includes the steps so far and any error.
 * @summary Get the progress of a clock run
 */
export function getClockRun(id: string, options?: CallInit): Promise<ClockRun> {
  return $core.call('GET', '/api/admin/clock/runs/:id', { tokens: { id } }, options);
}
