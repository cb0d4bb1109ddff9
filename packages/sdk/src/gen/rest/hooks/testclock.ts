import type { QueryClient } from '@tanstack/react-query';
import { type MutationInit, type MutationResult, useSend } from '../../../core/mutation.ts';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/testclock.ts';
import type { ClockAdvance, ClockRun, TestClock } from '../model/index.ts';

export const getGetTestClockQueryKey = () => [`/api/admin/clock`] as const;
export const getGetTestClockQueryOptions = <T = TestClock>(options?: AskInit<TestClock, T>): Asked<TestClock, T> =>
  ask(getGetTestClockQueryKey(), (init) => calls.getTestClock(init), options);
/**
 * Includes whether everything due by now has run. Only sandbox marketplaces have their own clock.
 * @summary Get the clock of the marketplace
 */
export const useGetTestClock = <T = TestClock>(options?: AskInit<TestClock, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetTestClockQueryOptions(options), client);

/**
 * Send an instant or a number of seconds. Every rule with a date runs in chronological order. Follow the run with getClockRun.
 * @summary Advance the clock of a sandbox marketplace
 */
export const useAdvanceTestClock = <C = unknown>(options?: MutationInit<ClockRun, { data: ClockAdvance }, C>, client?: QueryClient): MutationResult<ClockRun, { data: ClockAdvance }, C> =>
  useSend('advanceTestClock', ({ data }, init) => calls.advanceTestClock(data, init), options, client);

export const getGetClockRunQueryKey = (id: string) => [`/api/admin/clock/runs/${id}`] as const;
export const getGetClockRunQueryOptions = <T = ClockRun>(id: string, options?: AskInit<ClockRun, T>): Asked<ClockRun, T> =>
  ask(getGetClockRunQueryKey(id), (init) => calls.getClockRun(id, init), options, [id]);
/**
 * Includes the steps so far and any error.
 * @summary Get the progress of a clock run
 */
export const useGetClockRun = <T = ClockRun>(id: string, options?: AskInit<ClockRun, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetClockRunQueryOptions(id, options), client);
