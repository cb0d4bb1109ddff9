import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { AuditPage, DownloadAuditLogsParams, ListAuditLogsParams } from '../model/index.ts';

/**
 * Each entry says who changed what, acting as whom, when, and from where, with the values before and after. Filter by object, actor, action, and time, or search with q.
 * @summary List audit log entries, newest first (H-492)
 */
export function listAuditLogs(params?: ListAuditLogsParams, options?: CallInit): Promise<AuditPage> {
  return $core.call('GET', '/api/metadata/audit-logs', { query: params }, options);
}

/**
 * The download is itself recorded in the audit log.
 * @summary Download the matching audit log entries as CSV, newest first
 */
export function downloadAuditLogs(params?: DownloadAuditLogsParams, options?: CallInit): Promise<Blob> {
  return $core.call('GET', '/api/metadata/audit-logs/file', { query: params }, options);
}

/** The address of downloadAuditLogs. */
export function getDownloadAuditLogsUrl(params?: DownloadAuditLogsParams): string {
  return $core.address('/api/metadata/audit-logs/file', { query: params });
}
