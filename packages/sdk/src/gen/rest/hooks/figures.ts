import type { QueryClient } from '@tanstack/react-query';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/figures.ts';
import type { FigureEntryPage, Figures, GetFiguresParams, ListFigureEntriesParams } from '../model/index.ts';

export const getGetFiguresQueryKey = (params?: GetFiguresParams) => [`/api/admin/figures`, ...(params ? [params] : [])] as const;
export const getGetFiguresQueryOptions = <T = Figures>(params: GetFiguresParams, options?: AskInit<Figures, T>): Asked<Figures, T> =>
  ask(getGetFiguresQueryKey(params), (init) => calls.getFigures(params, init), options);
/**
 * Totals, and a row per trip, host, or operator, largest sales first. Days are those of the marketplace's time zone, to included; the period before is as long and ends the day before from. Only trips of one currency count. Use hostId or operatorId to narrow it down.
 * @summary Get the marketplace's figures for a period, compared with the period before
 */
export const useGetFigures = <T = Figures>(params: GetFiguresParams, options?: AskInit<Figures, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getGetFiguresQueryOptions(params, options), client);

export const getListFigureEntriesQueryKey = (params?: ListFigureEntriesParams) => [`/api/admin/figures/entries`, ...(params ? [params] : [])] as const;
export const getListFigureEntriesQueryOptions = <T = FigureEntryPage>(params: ListFigureEntriesParams, options?: AskInit<FigureEntryPage, T>): Asked<FigureEntryPage, T> =>
  ask(getListFigureEntriesQueryKey(params), (init) => calls.listFigureEntries(params, init), options);
/**
 * The entries add up to the figure that getFigures returns for the same period, currency, host, and operator; with tripId, to that of the trip. The period and the currency are chosen as there. Sorted by date or amount; newest first unless set. Visitors are counted by trip, day, and channel.
 * @summary List what a figure of a period consists of
 */
export const useListFigureEntries = <T = FigureEntryPage>(params: ListFigureEntriesParams, options?: AskInit<FigureEntryPage, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListFigureEntriesQueryOptions(params, options), client);
