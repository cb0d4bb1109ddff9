import type { QueryClient } from '@tanstack/react-query';
import { type AskInit, type Asked, type AskResult, ask, useAsk } from '../../../core/query.ts';
import * as calls from '../calls/place.ts';
import type { CountryList, RegionList } from '../model/index.ts';

export const getListCountriesQueryKey = () => [`/public/countries`] as const;
export const getListCountriesQueryOptions = <T = CountryList>(options?: AskInit<CountryList, T>): Asked<CountryList, T> =>
  ask(getListCountriesQueryKey(), (init) => calls.listCountries(init), options);
/**
 * No sign-in required.
 * @summary List countries (ISO 3166-1) by name
 */
export const useListCountries = <T = CountryList>(options?: AskInit<CountryList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListCountriesQueryOptions(options), client);

export const getListRegionsQueryKey = (code: string) => [`/public/countries/${code}/regions`] as const;
export const getListRegionsQueryOptions = <T = RegionList>(code: string, options?: AskInit<RegionList, T>): Asked<RegionList, T> =>
  ask(getListRegionsQueryKey(code), (init) => calls.listRegions(code, init), options, [code]);
/**
 * No sign-in required. Empty for a country without regions.
 * @summary List a country's states, provinces and other regions (ISO 3166-2) by name
 */
export const useListRegions = <T = RegionList>(code: string, options?: AskInit<RegionList, T>, client?: QueryClient): AskResult<T> =>
  useAsk(getListRegionsQueryOptions(code, options), client);
