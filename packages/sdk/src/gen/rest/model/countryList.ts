import type { Country } from './country.ts';

export interface CountryList {
  items: Country[];
}
