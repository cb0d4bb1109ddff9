import type { QueryClient } from '@tanstack/react-query';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/timeline.ts';
import type { ListTimelineParams, TimelinePage } from '../model/index.ts';

export const getListTimelineQueryKey = (params?: ListTimelineParams) => [`/api/admin/timeline`, ...(params ? [params] : [])] as const;
export const getListTimelineQueryOptions = <T = TimelinePage>(params: ListTimelineParams, options?: AskInit<TimelinePage, T>): Asked<TimelinePage, T> =>
  ask(getListTimelineQueryKey(params), (init) => calls.listTimeline(params, init), options);
/**
 * Changes, emails, money, jobs, and webhooks in one list. A person's list has what they did, too, and the money of their orders; a trip's list has its orders. Emails to a host or an operator are those to their people. Use kind to narrow it down.
 * @summary List what happened to a record, newest first
 */
export const useListTimeline = <T = TimelinePage>(params: ListTimelineParams, options?: AskInit<TimelinePage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListTimelineQueryOptions(params, options), client);
