import { plural, t } from '@lingui/core/macro';

/** Messages for an operator's itineraries (O-013 to O-021, O-133 to O-138). */
export const words = {
  sentBack: t`The marketplace requested changes`,
  asked: t`Change requested`,
  askedAt: (n: number) =>
    plural(n, {
      one: '# change is still to be made. It stands beside what it is about.',
      other: '# changes are still to be made. Each stands beside what it is about.',
    }),
  allMade: t`You marked every requested change as made.`,
  made: t`Marked as made`,
  markMade: t`Mark as made`,
  reopen: t`Reopen`,
  list: t`Itineraries`,
  add: t`Add new itinerary`,
  welcome: t`Welcome! Just click on Add New Itinerary to start the process!`,
  newTitle: t`New itinerary`,
  groups: { notSubmitted: t`Not Submitted`, pending: t`Pending Approval`, live: t`Live` },
  statuses: {
    created: t`Not Submitted`,
    incomplete: t`Not Submitted`,
    'in review': t`Pending Approval`,
    complete: t`Live`,
  },
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  steps: {
    label: t`Itinerary steps`,
    'review-details': t`Review details`,
    'configure-services': t`Review itinerary`,
    'review-pricing': t`Review pricing`,
    success: t`Success`,
  },
  success: t`Done! Your Itinerary has been successfully created!`,
  backToDetails: t`Review Details`,
};

export const detailWords = {
  basics: t`Trip details`,
  name: t`Name`,
  country: t`Country`,
  destination: t`Destination`,
  destinationHelp: t`Choose one of the marketplace’s destinations, or enter another.`,
  destinationListed: t`One of the marketplace’s destinations.`,
  destinationNone: t`No destination with this name`,
  destinationOwn: t`Not one of the marketplace’s destinations. It will be used as you typed it.`,
  summary: t`Trip summary`,
  summaryHelp: t`What makes this trip worth taking? Hosts read this first.`,
  summaryCount: (n: number, min: number) =>
    n < min
      ? t`${n} of at least ${plural(min, { one: '# character', other: '# characters' })}`
      : plural(n, { one: '# character', other: '# characters' }),
  length: t`Length in days`,
  shorter: (from: number, to: number) =>
    plural(from - to, {
      one: `This removes day ${from} and its services.`,
      other: `This removes days ${to + 1} to ${from} and their services.`,
    }),
  shorterTitle: t`Shorten the itinerary?`,
  shorterConfirm: t`Shorten and save`,
  activity: t`Activity level`,
  packages: t`Packages`,
  packagesHelp: t`Hosts choose one of the packages you offer. Offer at least one.`,
  soleEnabled: t`At least one package must be enabled.`,
  offered: t`Offered`,
  accommodationLevels: t`Accommodation levels`,
  mealLevels: t`Meal levels`,
  foodOptions: t`Food options`,
  inclusions: t`What's included`,
  exclusions: t`What's not included`,
  addLine: t`Add line`,
  removeLine: (text: string) => t`Remove ${text || 'empty line'}`,
  photos: t`Photos`,
  photosHelp: t`Choose up to 10. The first one is the cover.`,
  terms: t`Arrival and terms`,
  arrival: t`Arrival airport`,
  departure: t`Departure airport`,
  airportHelp: t`Search by name, city, or code.`,
  airportNone: t`No airports found`,
  operatorCode: t`Operator code`,
  operatorCodeHelp: t`Your own reference. Only you and the marketplace see it.`,
  insurance: t`Travelers need travel insurance`,
  passport: t`Travelers need a passport`,
  instant: t`Approve standard requests instantly`,
  instantHelp: t`Standard package requests with no additional requests skip review.`,
  save: t`Save`,
  continue: t`Continue`,
  create: t`Create itinerary`,
  saved: t`Itinerary saved`,
  failed: t`Something went wrong`,
  error: (message: string) => t`Error - ${message}`,
  required: {
    name: t`A name is required`,
    country: t`A country selection is required`,
    destination: t`A destination is required`,
    summary: t`A summary is required`,
    summaryShort: (min: number) => t`The trip summary must be at least ${min} characters`,
    accommodation: {
      economy: t`Accommodation level for economy package is required`,
      standard: t`Accommodation level for standard package is required`,
      premium: t`Accommodation level for premium package is required`,
    },
    airport: t`Enter both the three-letter code and the name`,
    meal: {
      economy: t`Meal level for economy package is required`,
      standard: t`Meal level for standard package is required`,
      premium: t`Meal level for premium package is required`,
    },
  },
};

/** Messages for previous versions and restoring them. */
export const versionWords = {
  open: t`History`,
  title: t`Saved versions`,
  version: (n: number) => t`Version ${n}`,
  present: t`As it is now`,
  changes: (n: number) => plural(n, { one: '# change', other: '# changes' }),
  compare: t`Compare with now`,
  same: t`Nothing differs.`,
  changed: t`Changed`,
  older: t`Show older versions`,
  day: (n: number) => t`Day ${n}`,
  kinds: { added: t`Added since`, removed: t`Removed since`, changed: t`Changed since` },
  restore: t`Restore`,
  restoreTitle: (n: number) => t`Restore version ${n}?`,
  restoreText: t`Its details and services become a new version. Status and departures stay as they are.`,
  restored: t`Version restored`,
  preview: t`Preview`,
};

/** Messages for what hosts need to know before they request a trip (O-055, O-127). */
export const moreWords = {
  title: t`Planning`,
  categories: t`Categories`,
  cities: t`Cities`,
  citiesHelp: t`Choose a suggestion, or press Enter to keep what you typed.`,
  logistics: t`Logistics`,
  logisticsHelp: t`Flights, visas, the climate, and what to bring.`,
  leadMonths: t`Lead time in months`,
  leadHelp: (months: number) =>
    months === 0
      ? t`Hosts can request departures at any time.`
      : plural(months, {
          one: 'Hosts request a departure at least # month ahead.',
          other: 'Hosts request a departure at least # months ahead.',
        }),
  leadDays: t`and days`,
  increase: t`Price increase per year, in percent`,
  increaseHelp: t`Applies to departures in later years.`,
  groundTransfer: t`Transfers of the host`,
  groundTransferHelp: t`What the group pays for the host’s own transfers.`,
};

export const optionalWords = {
  title: t`Optional services`,
  text: t`What hosts can add for their group, up to the quantity you hold.`,
  name: t`Name`,
  price: t`Price`,
  quantity: t`Quantity`,
  add: t`Add optional service`,
  remove: (name: string) => t`Remove ${name || 'the empty line'}`,
  required: t`A name is required`,
};
