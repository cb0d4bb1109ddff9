import type { ListPublicTripsParams, ListPublicTripsSort } from '@caravan/sdk';
import type { TripFilter } from '../paths.ts';

/** The list's filters from the URL, with their raw values. */
export type TripSearch = Partial<Record<TripFilter, string>>;

export const filterNames = [
  'month',
  'country',
  'destination',
  'days',
  'pace',
  'maxPriceMinor',
  'host',
  'minSpots',
] as const satisfies readonly TripFilter[];

const names: readonly TripFilter[] = ['q', 'category', ...filterNames, 'sort', 'view'];
const sorts: readonly string[] = [
  'start',
  'price',
  '-price',
  'days',
  'spots',
] satisfies ListPublicTripsSort[];
const forms: Partial<Record<TripFilter, RegExp>> = {
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  days: /^[1-9]\d?$/,
  pace: /^[1-5]$/,
  maxPriceMinor: /^[1-9]\d{0,11}$/,
  minSpots: /^[1-9]\d{0,2}$/,
  host: /^[0-9a-f-]{36}$/i,
  view: /^map$/,
};

/** The search parameters that the list understands. The router parses numeric ones as numbers. */
export function searchOf(search: Record<string, unknown>): TripSearch {
  const known = names.flatMap((name) => {
    const value = search[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const fits = name === 'sort' ? sorts.includes(text) : (forms[name]?.test(text) ?? true);
    return text && fits ? [[name, text] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Trips per page of the listing. */
export const pageSize = 12;

/** Trips per page of the map, which shows them together. */
const mapSize = 50;

/** Converts the filters to the call's parameters. */
export function paramsOf(search: TripSearch): ListPublicTripsParams {
  const { days, pace, maxPriceMinor, minSpots, sort, view, ...texts } = search;
  return {
    ...texts,
    ...(view && { limit: mapSize }),
    ...(days && { days: Number(days) }),
    ...(pace && { pace: Number(pace) }),
    ...(maxPriceMinor && { maxPriceMinor: Number(maxPriceMinor) }),
    ...(minSpots && { minSpots: Number(minSpots) }),
    ...(sort && { sort: sort as ListPublicTripsSort }),
  };
}
