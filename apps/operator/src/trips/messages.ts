import { plural } from '@caravan/shell/format';

/** Trips and trip requests of an operator (O-022 to O-030, O-082 to O-099, O-146 to O-150, O-166). */
export const words = {
  list: 'Trips',
  empty: 'No trips yet',
  emptyText: 'Trips will appear here when hosts request your itineraries.',
  id: (shortId: string) => `ID# ${shortId}`,
  preview: 'Preview',
  notApproved: 'Not yet approved',
  request: 'Trip request',
  steps: {
    label: 'Trip steps',
    details: 'Review details',
    services: { trip: 'Review trip', tripRequest: 'Review trip request' },
    pricing: 'Review Trip Pricing',
  },
  success: 'Done! Trip has been successfully saved!',
  backToDetails: 'Review Details',
  cancelled: 'This trip is canceled.',
};

export const reviewWords = {
  requested: 'Host’s request',
  trip: 'Trip details',
  host: 'Host',
  dates: 'Dates',
  length: (days: number) => plural(days, 'day'),
  package: 'Package',
  rooms: 'Host rooms',
  roomTypes: { oneBed: 'One bed', twoBeds: 'Two beds', sharedBed: 'Shared bed' },
  companions: 'Companions',
  dietary: 'Dietary restriction',
  additional: 'Additional requests',
  activities: 'Optional activities',
  workshops: 'Workshop spaces',
  hours: (n: number) => plural(n, 'hour'),
  prePost: 'Before and after the trip',
  preStay: 'Accommodation before the trip',
  postStay: 'Accommodation after the trip',
  preTransfer: 'Private transfer before the trip',
  postTransfer: 'Private transfer after the trip',
  day: (n: number) => `Day ${n}`,
  none: 'None',
  instantly: 'Instantly approved',
  name: 'Name',
  summary: 'Trip summary',
  minimum: 'Minimum spots',
  maximum: 'Maximum spots',
  operatorCode: 'Operator code',
  zone: 'Trip time zone',
  zoneMissing:
    'We couldn’t find the trip’s location from its arrival airport or first stay. Choose a time zone before you approve it.',
  save: 'Save',
  continue: 'Continue',
  locked: 'You cannot change these details in this status.',
  rangeTitle: 'Invalid Spots Range',
  range: 'Minimum spots cannot be greater than maximum spots',
  requestSaved: 'Trip request saved',
  saved: 'Trip saved',
  failed: 'Something went wrong',
  error: (message: string) => `Error - ${message}`,
};

export const confirmWords = {
  title: 'Confirm Itinerary for this Trip',
  text: "Before you go on to the pricing, make sure all trip details and inclusions are updated as per the Host's request.",
  edit: 'Edit Itinerary',
  continue: 'Continue to Pricing',
};

export const pricingWords = {
  title: '3. Review Trip Pricing',
  text: (f: number) =>
    f === 0
      ? 'Costs per traveler, by number of paying travelers.'
      : `Costs per traveler, by number of paying travelers. Each group also has ${plural(f, 'free-of-charge spot')}.`,
  travelers: 'Travelers',
  columns: {
    base: 'Base',
    variable: 'Variable',
    subtotal: 'Operator subtotal',
    platform: 'Platform fee',
    suggested: 'Suggested price',
    total: 'Operator total',
  },
  supplement: 'Single supplement',
  tiers: 'Price per traveler',
  tiersHelp: (f: number) =>
    f === 0
      ? 'Cost per traveler, by group size.'
      : `Cost per traveler, by group size including ${plural(f, 'free-of-charge spot')}.`,
  fixed: 'You can add or remove tiers only until you approve the trip.',
  locked: 'You cannot change prices in this status.',
  savePrices: 'Save prices',
  saved: 'Trip saved',
  spots: 'Total spots',
  supplementPrice: 'Price',
  update: 'Update',
  spotsSaved: 'Single Supplement total spots updated successfully.',
  spotsFailed: 'There was an error updating the Single Supplement total spots. Please try again.',
  terms: 'Operator terms',
  agree: 'I have read the operator terms and agree to run this trip as reviewed.',
  approve: 'Approve Trip',
  approved: 'You have approved this trip.',
  tick: 'Agree to the operator terms first.',
  saveFirst: 'Save your prices first.',
  notNow: 'You cannot approve the trip in this status.',
  confirmTitle: 'Approve this trip?',
  confirmText: 'The marketplace reviews your prices next. After that, you cannot change the trip’s details.',
  noCosts: 'No prices yet',
};

/** What an operator agrees to where the trip carries no terms of its own. */
export const operatorTerms = [
  'You run the trip as reviewed here, including its days, services, inclusions, and group size.',
  'You hold rooms, transport, and activities for the number of spots shown until the bookings deadline.',
  'Prices per traveler are final for each group size and include taxes and local fees.',
  'You tell the marketplace right away about anything that could change the trip.',
];

/** The technical itinerary of a confirmed trip (O-096, O-097, O-213); the button's own words are the server's. */
export const technicalWords = {
  title: 'Submit the technical itinerary?',
  text: 'The marketplace reviews the current days, times, and locations. Travelers use them to book rides.',
  done: 'Technical Itinerary approved',
  failedTitle: 'Unable to process request',
  failed: 'Something went wrong approving the Technical Itinerary. Please try again.',
};
