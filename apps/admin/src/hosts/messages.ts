import { plural, t } from '@lingui/core/macro';
import type { HostStatus } from '@caravan/sdk';

const levelOf = (level: number) => t`Level ${level}`;

export const words = {
  title: t`Hosts`,
  description: t`Everyone who leads trips, and where they are in the process.`,
  search: t`Search hosts`,
  add: t`Add host`,
  addText: t`We’ll email an invitation to set a password, or to sign in if they already have an account.`,
  addedHost: (name: string) => t`Invitation sent to ${name}`,
  columns: {
    name: t`Name`,
    email: t`Email`,
    level: t`Level`,
    status: t`Status`,
    onboarding: t`Onboarding`,
    onboarded: t`Onboarding completed`,
    page: t`Page`,
  },
  allStatuses: t`All statuses`,
  allLevels: t`All levels`,
  level: (level: number, name: string) => `${levelOf(level)} · ${name}`,
  inactive: t`Inactive`,
  done: t`Complete`,
  notDone: t`Incomplete`,
  none: t`None`,
  empty: t`No hosts found`,
  emptyText: t`Hosts appear here when they sign up, or when you add them.`,
  tabs: {
    profile: t`Profile`,
    people: t`People`,
    trips: t`Trips`,
    reviews: t`Reviews`,
    emails: t`Emails`,
    payouts: t`Payouts`,
    access: t`Access`,
    history: t`Notes and history`,
  },
  more: t`More actions`,
  reviews: {
    overall: (rating: string, n: number) =>
      t`${rating} of 5 from ${plural(n, { one: '# review', other: '# reviews' })}`,
    rating: t`Rating`,
    comment: t`Comment`,
    by: t`By`,
    at: t`Written`,
    none: t`No reviews yet`,
    noneText: t`Travelers are asked after a trip ends.`,
  },
  importing: {
    open: t`Import marketing list`,
    title: (host: string) => t`Import addresses for ${host}`,
    text: t`Addresses already on the list are left as they are. We say which lines aren’t email addresses.`,
    file: t`CSV file`,
    fileHelp: t`The file needs a column named “email”, or only one column.`,
    consent: (host: string) => t`Everyone in this file agreed to get emails from ${host}.`,
    consentMissing: t`Confirm that they agreed`,
    missing: t`Choose a file`,
    send: t`Import`,
    done: t`Addresses imported`,
    close: t`Done`,
    imported: (added: number, known: number) =>
      t`${plural(added, { one: '# address added', other: '# addresses added' })}, ${known} already on the list.`,
    refused: (n: number) =>
      plural(n, { one: '# line has no email address:', other: '# lines have no email address:' }),
    line: (line: number) => t`Line ${line}`,
  },
  referrer: {
    open: t`Record who referred this host`,
    text: (host: string) =>
      t`Referral earnings for ${host}’s trips go to this host. Once recorded, it cannot be changed.`,
    who: t`Referred by`,
    missing: t`Choose a host`,
    save: t`Record`,
    done: t`Referral recorded`,
  },
  edit: t`Marketplace settings`,
  person: t`Host’s profile`,
  openUser: t`Open user`,
  firstName: t`First name`,
  lastName: t`Last name`,
  displayName: t`Display name`,
  active: t`Active`,
  pagePath: t`Page address`,
  tiers: t`Unlocked tiers`,
  launchRule: t`Launch rule`,
  bio: t`Bio`,
  since: t`Host since`,
  removeText: t`They’ll lose access to this host’s trips and requests. Nothing else changes.`,
  trip: t`Trip`,
  start: t`Start`,
  noTrips: t`No trips yet`,
  noTripsText: t`Trips appear here when an operator accepts a request.`,
};

export const statusWords: Record<HostStatus, string> = {
  created: t`Created`,
  'ready-to-qualify': t`Ready to qualify`,
  qualifying: t`Qualifying`,
  qualified: t`Qualified`,
  planning: t`Planning`,
  launched: t`Launched`,
  confirmed: t`Confirmed`,
  renewed: t`Renewed`,
};

export const levels = (['0', '1', '2', '3'] as const).map((id) => ({ id, label: levelOf(Number(id)) }));
