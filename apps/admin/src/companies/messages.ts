import { plural, t } from '@lingui/core/macro';
import type { Adapter, Kind } from './companies.ts';

const policies = (n: number) => plural(n, { one: '# policy in force', other: '# policies in force' });
const rides = (n: number) => plural(n, { one: '# ride ahead', other: '# rides ahead' });

/** The words of one kind of company. */
const kinds = {
  insurance: {
    title: t`Insurance companies`,
    description: t`The first company that covers the country where the customer lives insures their booking.`,
    emptyTitle: t`No insurance company`,
    emptyText: t`Travelers aren’t offered insurance.`,
    coversHelp: t`Where customers live. Leave empty for every country.`,
    inForce: policies,
    usedText: (name: string, use: string) =>
      t`${name} has ${use}. Pause it instead: it keeps them, and gets no new ones.`,
    pausedText: t`Paused companies keep their policies and get no new ones.`,
    removeText: t`Past policies keep its name.`,
    webhooks: '/public/insurance/webhooks/',
    webhookText: t`The company reports about policies here, signed with the API key.`,
  },
  transfers: {
    title: t`Transfer companies`,
    description: t`The first company that covers the country where a ride begins drives it.`,
    emptyTitle: t`No transfer company`,
    emptyText: t`Travelers and hosts aren’t offered rides.`,
    coversHelp: t`Where rides begin. Leave empty for every country.`,
    inForce: rides,
    usedText: (name: string, use: string) =>
      t`${name} has ${use}. Pause it instead: it still drives them, and gets no new ones.`,
    pausedText: t`Paused companies keep their rides and get no new ones.`,
    removeText: t`Past rides keep its name.`,
    webhooks: '/public/transfers/webhooks/',
    webhookText: t`The company reports about rides here, signed with the API key.`,
  },
};

export const wordsOf = (kind: Kind) => kinds[kind];

export const words = {
  add: t`Add company`,
  addShort: t`Add`,
  save: t`Save`,
  saved: (name: string) => t`${name} saved`,
  added: (name: string) => t`${name} added`,
  edit: t`Edit`,
  editTitle: (name: string) => t`Edit ${name}`,
  more: (name: string) => t`More actions for ${name}`,
  up: (name: string) => t`Move ${name} up`,
  down: (name: string) => t`Move ${name} down`,
  moved: (name: string) => t`${name} moved`,
  undo: t`Undo`,
  pause: t`Pause`,
  resume: t`Resume`,
  isPaused: t`Paused`,
  paused: (name: string) => t`${name} paused`,
  resumed: (name: string) => t`${name} resumed`,
  remove: t`Remove`,
  removeTitle: (name: string) => t`Remove ${name}?`,
  removed: (name: string) => t`${name} removed`,
  usedTitle: (name: string) => t`${name} is in use`,
  name: t`Name`,
  nameHelp: t`Travelers see it.`,
  nameMissing: t`A name is required`,
  adapter: t`Connection`,
  adapters: { simulated: t`Built in, simulated`, http: t`HTTP API` } satisfies Record<Adapter, string>,
  url: t`URL`,
  key: t`API key`,
  keptKey: t`Saved. Leave empty to keep it.`,
  countries: t`Countries`,
  everywhere: t`Every country`,
  moreCountries: (names: string, n: number) =>
    plural(n, { one: `${names}, and # more`, other: `${names}, and # more` }),
  union: t`European Union`,
  webhook: t`Webhook address`,
};
