import * as $core from '../../../core/call.ts';
import type { CallInit } from '../../../core/http.ts';
import type { CountryList, RegionList } from '../model/index.ts';

/**
 * No sign-in required.
 * @summary List countries (ISO 3166-1) by name
 */
export function listCountries(options?: CallInit): Promise<CountryList> {
  return $core.call('GET', '/public/countries', {}, options);
}

/**
 * No sign-in required. Empty for a country without regions.
 * @summary List a country's states, provinces and other regions (ISO 3166-2) by name
 */
export function listRegions(code: string, options?: CallInit): Promise<RegionList> {
  return $core.call('GET', '/public/countries/:code/regions', { tokens: { code } }, options);
}
