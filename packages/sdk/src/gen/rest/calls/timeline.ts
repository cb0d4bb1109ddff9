import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { ListTimelineParams, TimelinePage } from '../model/index.ts';

/**
 * Changes, emails, money, jobs, and webhooks in one list. A person's list has what they did, too, and the money of their orders; a trip's list has its orders. Emails to a host or an operator are those to their people. Use kind to narrow it down.
 * @summary List what happened to a record, newest first
 */
export function listTimeline(params: ListTimelineParams, options?: CallInit): Promise<TimelinePage> {
  return $core.call('GET', '/api/admin/timeline', { query: params }, options);
}
