import { plural, t } from '@lingui/core/macro';
import type { cancelled, TripGroupId } from './groups.ts';

/** Messages for an operator's trips and trip requests (O-022 to O-030, O-082 to O-099, O-146 to O-150, O-166). */
export const words = {
  list: t`Trips`,
  empty: t`No trips yet`,
  emptyText: t`Trips will appear here when hosts request your itineraries.`,
  id: (shortId: string) => t`ID# ${shortId}`,
  preview: t`Preview`,
  notApproved: t`Not yet approved`,
  reviewText: t`Review the details and the prices, then approve the trip.`,
  request: t`Trip request`,
  steps: {
    label: t`Trip steps`,
    details: t`Review details`,
    services: { trip: t`Review trip`, tripRequest: t`Review trip request` },
    pricing: t`Review Trip Pricing`,
  },
  success: t`Done! Trip has been successfully saved!`,
  backToDetails: t`Review Details`,
  /** The list's groups; their codes are the specification's English names (O-086 to O-090). */
  groups: {
    'New Trip Requests': t`New Trip Requests`,
    'Pending Review': t`Pending Review`,
    Live: t({ message: 'Live', context: 'trip' }),
    Confirmed: t`Confirmed`,
    Complete: t({ message: 'Complete', context: 'trip' }),
    cancelled: t`Canceled`,
  } satisfies Record<TripGroupId | typeof cancelled, string>,
  cancelled: t`This trip is canceled.`,
};

export const reviewWords = {
  requested: t`Host’s request`,
  trip: t`Trip details`,
  host: t`Host`,
  dates: t`Dates`,
  length: (days: number) => plural(days, { one: '# day', other: '# days' }),
  package: t`Package`,
  rooms: t`Host rooms`,
  roomTypes: { oneBed: t`One bed`, twoBeds: t`Two beds`, sharedBed: t`Shared bed` },
  companions: t`Companions`,
  dietary: t`Dietary restriction`,
  additional: t`Additional requests`,
  activities: t`Optional activities`,
  workshops: t`Workshop spaces`,
  hours: (n: number) => plural(n, { one: '# hour', other: '# hours' }),
  beforeTrip: t`Before Trip`,
  afterTrip: t`After Trip`,
  stay: t`Accommodation`,
  transfer: t`Private transfer`,
  day: (n: number) => t`Day ${n}`,
  none: t`None`,
  instantly: t`Instantly approved`,
  name: t`Name`,
  summary: t`Trip summary`,
  minimum: t`Minimum spots`,
  maximum: t`Maximum spots`,
  operatorCode: t`Operator code`,
  zone: t`Trip time zone`,
  zoneMissing: t`We couldn’t find the trip’s location from its arrival airport or first stay. Choose a time zone before you approve it.`,
  save: t`Save`,
  continue: t`Continue`,
  locked: t`You cannot change these details in this status.`,
  rangeTitle: t`Invalid Spots Range`,
  range: t`Minimum spots cannot be greater than maximum spots`,
  approve: t`Approve as requested`,
  saveFirst: t`Save your changes first.`,
  requestSaved: t`Trip request saved`,
  saved: t`Trip saved`,
  failed: t`Something went wrong`,
  error: (message: string) => t`Error - ${message}`,
};

/** Messages for a trip's offers outside its days (O-059). */
export const offerWords = {
  title: t`Extras and arrangements`,
  stays: t`Optional nights`,
  timing: { preTrip: t`Before Trip`, postTrip: t`After Trip` },
  night: (n: number, price: string) =>
    plural(n, { one: `${price} a night for # traveler`, other: `${price} a night each for # travelers` }),
  ownRooms: (n: number) => plural(n, { one: '# private room', other: '# private rooms' }),
  services: t`Optional services`,
  upTo: (n: number) => t`up to ${n}`,
  chosen: t`Chosen by the host`,
  onTrip: t`Travelers can add`,
  manager: t`Account manager`,
  leadTime: t`Lead time`,
  lead: (months: number, days: number) =>
    [
      months && plural(months, { one: '# month', other: '# months' }),
      days && plural(days, { one: '# day', other: '# days' }),
    ]
      .filter(Boolean)
      .join(', '),
};

/** Messages for declining a request. */
export const declineWords = {
  open: t`Decline`,
  title: t`Decline this trip request?`,
  text: (host: string, itinerary: string, dates: string) =>
    t`${host} asked for ${itinerary}, ${dates}. We’ll tell them your reason, and the departure is free again.`,
  reason: t`Reason`,
  required: t`A reason is required`,
  decline: t`Decline request`,
  keep: t`Keep request`,
  done: (host: string) => t`Request declined. We’ve told ${host}.`,
  declined: t`This trip request was declined.`,
};

export const confirmWords = {
  title: t`Confirm Itinerary for this Trip`,
  text: t`Before you go on to the pricing, make sure all trip details and inclusions are updated as per the Host's request.`,
  edit: t`Edit Itinerary`,
  continue: t`Continue to Pricing`,
};

export const pricingWords = {
  title: t`3. Review Trip Pricing`,
  text: (f: number) =>
    f === 0
      ? t`Costs per traveler, by number of paying travelers.`
      : plural(f, {
          one: 'Costs per traveler, by number of paying travelers. Each group also has # free-of-charge spot.',
          other:
            'Costs per traveler, by number of paying travelers. Each group also has # free-of-charge spots.',
        }),
  travelers: t`Travelers`,
  columns: {
    base: t`Base`,
    variable: t`Variable`,
    subtotal: t`Operator subtotal`,
    platform: t`Platform fee`,
    traveler: t`Total traveler price`,
    suggested: t`Suggested price`,
    total: t`Operator total`,
  },
  supplement: t`Single supplement`,
  tiers: t`Price per traveler`,
  tiersHelp: (f: number) =>
    f === 0
      ? t`Cost per traveler, by group size.`
      : plural(f, {
          one: 'Cost per traveler, by group size including # free-of-charge spot.',
          other: 'Cost per traveler, by group size including # free-of-charge spots.',
        }),
  fixed: t`You can add or remove tiers only until you approve the trip.`,
  locked: t`You cannot change prices in this status.`,
  savePrices: t`Save prices`,
  saved: t`Trip saved`,
  spots: t`Total spots`,
  supplementPrice: t`Price`,
  update: t`Update`,
  spotsSaved: t`Single Supplement total spots updated successfully.`,
  spotsFailed: t`There was an error updating the Single Supplement total spots. Please try again.`,
  terms: t`Operator terms`,
  agree: t`I have read the operator terms and agree to run this trip as reviewed.`,
  approve: t`Approve Trip`,
  approved: t`You have approved this trip.`,
  tick: t`Agree to the operator terms first.`,
  saveFirst: t`Save your prices first.`,
  confirmTitle: t`Approve this trip?`,
  confirmText: t`The marketplace reviews your prices next. After that, you cannot change the trip’s details.`,
  noCosts: t`No prices yet`,
};

/** The operator terms for trips without terms of their own. */
export const operatorTerms = [
  t`You run the trip as reviewed here, including its days, services, inclusions, and group size.`,
  t`You hold rooms, transport, and activities for the number of spots shown until the bookings deadline.`,
  t`Prices per traveler are final for each group size and include taxes and local fees.`,
  t`You tell the marketplace right away about anything that could change the trip.`,
];

/**
 * Messages for the technical itinerary of a confirmed trip (O-096, O-097, O-213); the button's label comes
 * from the server.
 */
export const technicalWords = {
  card: t`Technical itinerary`,
  window: t`Open for changes`,
  submitted: t`Submitted by the operator`,
  approved: t`Approved by the marketplace`,
  notYet: t`Not yet`,
  openWindow: t`You can change the services until both sides have approved them.`,
  openFlagged: t`The marketplace has opened the services outside their dates. You can change them until both sides have approved them.`,
  closed: t`The services are closed outside these dates.`,
  agreed: t`Both sides have approved the services.`,
  title: t`Submit the technical itinerary?`,
  text: t`The marketplace reviews the current days, times, and locations. Travelers use them to book rides.`,
  done: t`Technical Itinerary approved`,
  failedTitle: t`Unable to process request`,
  failed: t`Something went wrong approving the Technical Itinerary. Please try again.`,
};
