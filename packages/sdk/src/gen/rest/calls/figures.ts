import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { FigureEntryPage, Figures, GetFiguresParams, ListFigureEntriesParams } from '../model/index.ts';

/**
 * Totals, and a row per trip, host, or operator, largest sales first. Days are those of the marketplace's time zone, to included; the period before is as long and ends the day before from. Only trips of one currency count. Use hostId or operatorId to narrow it down.
 * @summary Get the marketplace's figures for a period, compared with the period before
 */
export function getFigures(params: GetFiguresParams, options?: CallInit): Promise<Figures> {
  return $core.call('GET', '/api/admin/figures', { query: params }, options);
}

/**
 * The entries add up to the figure that getFigures returns for the same period, currency, host, and operator; with tripId, to that of the trip. The period and the currency are chosen as there. Sorted by date or amount; newest first unless set. Visitors are counted by trip, day, and channel.
 * @summary List what a figure of a period consists of
 */
export function listFigureEntries(params: ListFigureEntriesParams, options?: CallInit): Promise<FigureEntryPage> {
  return $core.call('GET', '/api/admin/figures/entries', { query: params }, options);
}
