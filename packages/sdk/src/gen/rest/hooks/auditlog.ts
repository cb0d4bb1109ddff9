import type { QueryClient } from '@tanstack/react-query';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/auditlog.ts';
import type { AuditPage, DownloadAuditLogsParams, ListAuditLogsParams } from '../model/index.ts';

export const getListAuditLogsQueryKey = (params?: ListAuditLogsParams) => [`/api/metadata/audit-logs`, ...(params ? [params] : [])] as const;
export const getListAuditLogsQueryOptions = <T = AuditPage>(params?: ListAuditLogsParams, options?: AskInit<AuditPage, T>): Asked<AuditPage, T> =>
  ask(getListAuditLogsQueryKey(params), (init) => calls.listAuditLogs(params, init), options);
/**
 * Each entry says who changed what, acting as whom, when, and from where, with the values before and after. Filter by object, actor, action, and time, or search with q.
 * @summary List audit log entries, newest first (H-492)
 */
export const useListAuditLogs = <T = AuditPage>(params?: ListAuditLogsParams, options?: AskInit<AuditPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListAuditLogsQueryOptions(params, options), client);

export const getDownloadAuditLogsQueryKey = (params?: DownloadAuditLogsParams) => [`/api/metadata/audit-logs/file`, ...(params ? [params] : [])] as const;
export const getDownloadAuditLogsQueryOptions = <T = Blob>(params?: DownloadAuditLogsParams, options?: AskInit<Blob, T>): Asked<Blob, T> =>
  ask(getDownloadAuditLogsQueryKey(params), (init) => calls.downloadAuditLogs(params, init), options);
/**
 * The download is itself recorded in the audit log.
 * @summary Download the matching audit log entries as CSV, newest first
 */
export const useDownloadAuditLogs = <T = Blob>(params?: DownloadAuditLogsParams, options?: AskInit<Blob, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getDownloadAuditLogsQueryOptions(params, options), client);
