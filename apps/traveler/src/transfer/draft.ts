import type {
  GroundTransferLeg,
  GroundTransferOffer,
  GroundTransferQuote,
  GroundTransferQuotes,
  GroundTransferType,
  Place,
  RepricedQuotes,
} from '@caravan/sdk';
import { parseDateTime, toZoned } from '@internationalized/date';
import { words } from './messages.ts';

/** The ride booking flow as data (T-098, T-099): the input, the company's offers, and the tabs that they unlock. */

export const legTypes = ['arrival', 'departure'] as const satisfies readonly GroundTransferType[];
export const tabs = ['travel_detail', 'vehicle', 'contact', 'payment', 'success'] as const;
export type TransferTab = (typeof tabs)[number];

export type QuotesStatus = 'empty' | 'loading' | 'populated' | 'stale' | 'need-retry' | 'error';
export type LegStatus = 'missing-travel-details' | 'missing-quote-selection' | 'complete';

export type TravelDetails = {
  pickup: Place | null;
  dropOff: Place | null;
  pickupDate: string | null;
  pickupTime: string | null;
  flightNumber: string;
  passengers: number;
  hand: number;
  checked: number;
};

export type Leg = {
  used: boolean;
  details: TravelDetails;
  /** Driving time in seconds; null while unknown (T-214). */
  estimatedDuration: number | null;
  quotes: GroundTransferQuote[];
  quotesStatus: QuotesStatus;
  apiErrorCount: number;
  apiSuccessCount: number;
  selectedQuote: GroundTransferQuote | null;
};

export type Contact = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  termsAndConditions: boolean;
};

/**
 * The effect of the rides on the party's insurance (T-146); if a policy gets cheaper, the difference is
 * refunded automatically.
 */
export type RideInsurance = {
  status: 'empty' | 'stale' | 'repriced';
  adjustmentMinor: number;
  /** The quote to reference in the order; null if nothing is insured. */
  quoteId: string | null;
};

export type Draft = {
  legs: Record<GroundTransferType, Leg>;
  contact: Contact;
  insurance: RideInsurance;
  status: 'in-progress' | 'repricing-insurance' | 'error';
  error: { type: 'insurance-repricing'; message: string } | null;
  /** The details have been submitted once: from then on, quotes follow every change. */
  asked: boolean;
  /** IDs of the booked rides; the flow has succeeded if there are any. */
  booked: string[];
};

export type DraftAction =
  | { type: 'use'; leg: GroundTransferType; used: boolean }
  | { type: 'details'; leg: GroundTransferType; details: Partial<TravelDetails> }
  | { type: 'duration'; leg: GroundTransferType; seconds: number | null }
  | { type: 'asked' }
  | { type: 'loading'; legs: readonly GroundTransferType[] }
  | { type: 'quotes'; legs: readonly GroundTransferType[]; answer: GroundTransferQuotes; choose: boolean }
  | { type: 'failed'; legs: readonly GroundTransferType[] }
  | { type: 'quote'; leg: GroundTransferType; quote: GroundTransferQuote }
  | { type: 'contact'; contact: Partial<Contact> }
  | { type: 'reprice' }
  | { type: 'repriced'; answer: Pick<RepricedQuotes, 'insuranceChangeMinor' | 'quoteId'> }
  | { type: 'repricing-failed'; message: string }
  | { type: 'again' }
  /** Prices that the server no longer honors. */
  | { type: 'gone' }
  | { type: 'booked'; ids: string[] }
  /** Resets to the start, with the person to meet from the profile (T-152). */
  | { type: 'reset'; person: Partial<Contact> };

/** Number of failures after which a leg is no longer retried automatically (T-144, T-273). */
const failuresTolerated = 3;

const noInsurance: RideInsurance = { status: 'empty', adjustmentMinor: 0, quoteId: null };

const emptyLeg = (used: boolean): Leg => ({
  used,
  details: {
    pickup: null,
    dropOff: null,
    pickupDate: null,
    pickupTime: null,
    flightNumber: '',
    passengers: 1,
    hand: 0,
    checked: 0,
  },
  estimatedDuration: null,
  quotes: [],
  quotesStatus: 'empty',
  apiErrorCount: 0,
  apiSuccessCount: 0,
  selectedQuote: null,
});

/** The initial state: an arrival, and the person to meet from the profile (T-183). */
export function emptyDraft(person: Partial<Contact>): Draft {
  return {
    legs: { arrival: emptyLeg(true), departure: emptyLeg(false) },
    contact: {
      firstName: person.firstName ?? '',
      lastName: person.lastName ?? '',
      email: person.email ?? '',
      phone: person.phone ?? '',
      termsAndConditions: false,
    },
    insurance: noInsurance,
    status: 'in-progress',
    error: null,
    asked: false,
    booked: [],
  };
}

export function reduce(draft: Draft, action: DraftAction): Draft {
  const next = step(draft, action);
  return chosen(next) === chosen(draft) ? next : otherRides(next);
}

/** The rides as insured. */
const chosen = (draft: Draft) =>
  usedLegs(draft)
    .map((type) => draft.legs[type].selectedQuote?.externalId ?? '')
    .join();

/** T-147: insurance priced for other rides is stale, and counts as free until it is repriced. */
function otherRides(draft: Draft): Draft {
  const status = draft.insurance.status === 'empty' ? 'empty' : 'stale';
  return { ...draft, insurance: { ...noInsurance, status }, status: 'in-progress', error: null };
}

function step(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'asked':
      return { ...draft, asked: true };
    case 'contact':
      return { ...draft, contact: { ...draft.contact, ...action.contact } };
    case 'reset':
      return emptyDraft(action.person);
    case 'booked':
      return { ...draft, booked: action.ids };
    case 'again':
      return { ...draft, status: 'in-progress', error: null };
    case 'reprice':
      return { ...draft, status: 'repricing-insurance', error: null };
    case 'repriced':
    case 'repricing-failed':
      return draft.status === 'repricing-insurance' ? repriced(draft, action) : draft;
    case 'gone':
      return usedLegs(draft).reduce((d, type) => withLeg(d, type, (leg) => staleLeg(leg, {})), draft);
    case 'use':
      return withLeg(draft, action.leg, (leg) => ({ ...leg, used: action.used }));
    case 'duration':
      return withLeg(draft, action.leg, (leg) => ({ ...leg, estimatedDuration: action.seconds }));
    case 'details':
      return withLeg(draft, action.leg, (leg) => staleLeg(leg, action.details));
    case 'quote':
      return withLeg(draft, action.leg, (leg) => ({ ...leg, selectedQuote: action.quote }));
    case 'loading':
      return action.legs.reduce(
        (d, type) => withLeg(d, type, (leg) => ({ ...leg, quotesStatus: 'loading' })),
        draft,
      );
    case 'failed':
      return action.legs.reduce((d, type) => answered(d, type, failedLeg), draft);
    case 'quotes':
      return action.legs.reduce(
        (d, type) => answered(d, type, (leg) => answeredLeg(leg, type, action)),
        draft,
      );
  }
}

/** T-148: without a response, nothing is reinsured, and the flow says why. */
function repriced(
  draft: Draft,
  action: Extract<DraftAction, { type: 'repriced' | 'repricing-failed' }>,
): Draft {
  if (action.type === 'repricing-failed') {
    const error = { type: 'insurance-repricing' as const, message: action.message };
    return { ...draft, insurance: noInsurance, status: 'error', error };
  }
  const { insuranceChangeMinor, quoteId = null } = action.answer;
  return {
    ...draft,
    insurance: { status: 'repriced', adjustmentMinor: Math.max(0, insuranceChangeMinor), quoteId },
    status: 'in-progress',
  };
}

/** Whether the insurance is being repriced. */
export const isRepricing = (draft: Draft): boolean => draft.status === 'repricing-insurance';

/** Whether to reprice the insurance now: once the rides are selected, and again when they change. */
export const wantsRepricing = (draft: Draft): boolean =>
  draft.status === 'in-progress' && draft.insurance.status !== 'repriced' && draft.booked.length === 0;

function withLeg(draft: Draft, type: GroundTransferType, change: (leg: Leg) => Leg): Draft {
  return { ...draft, legs: { ...draft.legs, [type]: change(draft.legs[type]) } };
}

/** A response to outdated input is ignored: that leg waits to be quoted again. */
function answered(draft: Draft, type: GroundTransferType, change: (leg: Leg) => Leg): Draft {
  return withLeg(draft, type, (leg) => (leg.quotesStatus === 'loading' ? change(leg) : leg));
}

/** T-141: existing quotes were priced for something else. */
function staleLeg(leg: Leg, details: Partial<TravelDetails>): Leg {
  const moved = 'pickup' in details || 'dropOff' in details;
  return {
    ...leg,
    details: { ...leg.details, ...details },
    estimatedDuration: moved ? null : leg.estimatedDuration,
    quotesStatus: leg.quotesStatus === 'empty' && leg.apiSuccessCount === 0 ? 'empty' : 'stale',
    selectedQuote: null,
  };
}

/** T-144: after three failures in a row, the leg stays failed until the user retries. */
function failedLeg(leg: Leg): Leg {
  const apiErrorCount = leg.apiErrorCount + 1;
  return {
    ...leg,
    quotes: [],
    selectedQuote: null,
    apiErrorCount,
    quotesStatus: apiErrorCount >= failuresTolerated ? 'error' : 'need-retry',
  };
}

/**
 * T-143: a response clears the failures; its vehicles are sorted by price (T-188). If vehicles were offered
 * before and none are now, it is requested once more before saying so (T-142).
 */
function answeredLeg(
  leg: Leg,
  type: GroundTransferType,
  { answer, choose }: { answer: GroundTransferQuotes; choose: boolean },
): Leg {
  if (type === 'arrival' ? answer.arrivalError : answer.departureError) return failedLeg(leg);
  const quotes = (type === 'arrival' ? answer.arrivalQuotes : answer.departureQuotes).toSorted(
    (a, b) => (a.priceMinor ?? 0) - (b.priceMinor ?? 0),
  );
  return {
    ...leg,
    quotes,
    quotesStatus: quotes.length > 0 ? 'populated' : leg.quotes.length > 0 ? 'need-retry' : 'empty',
    apiErrorCount: 0,
    apiSuccessCount: leg.apiSuccessCount + 1,
    selectedQuote: choose ? (quotes[0] ?? null) : null,
  };
}

export type LegErrors = Partial<Record<keyof TravelDetails, string>>;

/** The messages of T-184. */
export function checkLeg(
  type: GroundTransferType,
  details: TravelDetails,
  offer: GroundTransferOffer,
): LegErrors {
  const errors: LegErrors = {};
  if (!details.pickup) errors.pickup = words.required;
  if (!details.dropOff) errors.dropOff = words.required;
  if (details.pickup && details.pickup.placeId === details.dropOff?.placeId) {
    errors.pickup = words.samePickup;
    errors.dropOff = words.sameDropOff;
  }
  const { from, until } = offer[type];
  if (!details.pickupDate) errors.pickupDate = words.required;
  else if (details.pickupDate < from || details.pickupDate > until) errors.pickupDate = words.outsideRange;
  if (!details.pickupTime) errors.pickupTime = words.required;
  if (details.passengers < 1) errors.passengers = words.minimumPassengers;
  if (details.passengers > offer.maximumPassengers)
    errors.passengers = words.maximumPassengers(offer.maximumPassengers);
  if (!details.flightNumber.trim()) errors.flightNumber = words.required;
  return errors;
}

/** T-185: the details are complete, and the driving time is known. */
export function detailsComplete(type: GroundTransferType, leg: Leg, offer: GroundTransferOffer): boolean {
  return leg.estimatedDuration !== null && Object.keys(checkLeg(type, leg.details, offer)).length === 0;
}

/** T-138, T-139. */
export function legStatus(type: GroundTransferType, leg: Leg, offer: GroundTransferOffer): LegStatus {
  if (!detailsComplete(type, leg, offer)) return 'missing-travel-details';
  return leg.selectedQuote ? 'complete' : 'missing-quote-selection';
}

/** T-145: whether to request a leg's quotes now. */
export function wantsQuotes(leg: Leg): boolean {
  if (leg.quotesStatus === 'need-retry' || leg.quotesStatus === 'stale') return true;
  return leg.quotesStatus === 'empty' && leg.apiSuccessCount === 0;
}

/** The state of a leg's offer. */
export function offerOf(leg: Leg): 'failed' | 'none' | 'asked' | 'offered' {
  if (leg.quotesStatus === 'error') return 'failed';
  if (leg.quotesStatus === 'empty' && leg.apiSuccessCount > 0) return 'none';
  return leg.quotesStatus === 'populated' ? 'offered' : 'asked';
}

export const usedLegs = (draft: Draft): GroundTransferType[] =>
  legTypes.filter((type) => draft.legs[type].used);

/** T-186, T-182. */
export function checkContact(contact: Contact): Partial<Record<keyof Contact, string>> {
  const errors: Partial<Record<keyof Contact, string>> = {};
  for (const name of ['firstName', 'lastName'] as const) {
    if (!contact[name].trim()) errors[name] = words.required;
    else if (!/^[\p{L}\p{M}][\p{L}\p{M}' .-]*$/u.test(contact[name].trim())) errors[name] = words.badName;
  }
  if (!contact.email.trim()) errors.email = words.required;
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email.trim())) errors.email = words.badEmail;
  if (!/^\+\d[\d ()-]{6,}$/.test(contact.phone.trim())) errors.phone = words.badPhone;
  if (!contact.termsAndConditions) errors.termsAndConditions = words.acceptTerms;
  return errors;
}

/**
 * The amount to pay: the selected vehicles, plus additional insurance, minus a discount, never below zero
 * (T-187).
 */
export function totalMinor(draft: Draft, discountMinor = 0): number {
  const rides = usedLegs(draft).reduce(
    (sum, type) => sum + (draft.legs[type].selectedQuote?.priceMinor ?? 0),
    0,
  );
  return Math.max(0, rides + draft.insurance.adjustmentMinor + Math.min(0, discountMinor));
}

/** T-153, T-071 to T-075. Hosts choose no vehicle and pay nothing: they book in the contact step, their last one. */
export function tabEnabled(
  tab: TransferTab,
  draft: Draft,
  offer: GroundTransferOffer,
  traveler: boolean,
): boolean {
  const legs = usedLegs(draft);
  const details =
    legs.length > 0 && draft.asked && legs.every((type) => detailsComplete(type, draft.legs[type], offer));
  const vehicles = details && (!traveler || legs.every((type) => draft.legs[type].selectedQuote !== null));
  const contact = vehicles && Object.keys(checkContact(draft.contact)).length === 0;
  return {
    travel_detail: true,
    vehicle: details && traveler,
    contact: vehicles,
    payment: contact && traveler,
    success: draft.booked.length > 0,
  }[tab];
}

/** Hosts book in their last step, and pay nothing (T-066). */
export const tabLabel = (tab: TransferTab, traveler: boolean): string =>
  tab === 'contact' && !traveler ? words.booking : words.tabs[tab];

/** A leg in the API's form; the trip's local time is converted to UTC (T-204). */
export function wish(details: TravelDetails, timeZone: string): GroundTransferLeg {
  const local = parseDateTime(`${details.pickupDate}T${details.pickupTime}:00`);
  return {
    originPlaceId: details.pickup?.placeId ?? '',
    destinationPlaceId: details.dropOff?.placeId ?? '',
    passengers: details.passengers,
    carryOnLuggage: details.hand,
    checkedLuggage: details.checked,
    pickupDateTime: toZoned(local, timeZone).toAbsoluteString().slice(0, 19),
    flightNumber: details.flightNumber.trim(),
  };
}
