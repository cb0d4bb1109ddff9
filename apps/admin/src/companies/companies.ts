import type { Company, TenantSettings } from '@caravan/sdk';

export type Kind = 'insurance' | 'transfers';
export type Adapter = 'simulated' | 'http';

/** A company as it is saved; its key is kept. */
export const inputOf = ({ id, kind, name, adapter, url, countries, paused = false }: Company): Company => ({
  id,
  kind,
  name,
  adapter,
  countries,
  paused,
  ...(url && { url }),
});

export const companiesOf = (settings: TenantSettings, kind: Kind) =>
  settings.companies.filter((company) => company.kind === kind);

const unionCountries =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The option that stands for the countries of the European Union. */
export const union = 'union';

/** Country codes, with the union replaced by its countries. */
export const expanded = (codes: readonly string[]): string[] => [
  ...new Set(codes.flatMap((code) => (code === union ? unionCountries : [code]))),
];
