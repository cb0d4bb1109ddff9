import type {
  Availability,
  BeforeAfter,
  Companion,
  HostRoom,
  InventoryOffer,
  Itinerary,
  PackageAvailability,
  PackageLevel,
  Service,
  TripRequestCost,
  TripRequestForm,
} from '@caravan/sdk';
import { words } from './messages.ts';

export type DraftCompanion = Omit<Companion, 'ageRange'> & { ageRange: Companion['ageRange'] | '' };
export type RoomType = HostRoom['type'];

/** Form values; `toPayload` converts them to the contract's form. */
export interface RequestForm {
  selectedPackage: PackageLevel;
  startDate: string;
  inventoryItemId?: string;
  dietaryRestriction: string;
  companions: DraftCompanion[];
  hostRooms: RoomType[];
  workshops: Record<string, number>;
  activities: Record<string, number>;
  /** Quantity of each optional service. */
  services: Record<string, number>;
  nights: Required<BeforeAfter>;
  transfers: Required<BeforeAfter>;
  additionalRequests: string;
}

/** Messages by field path, in page order. */
export type Problems = Record<string, string>;

const order: PackageLevel[] = ['standard', 'economy', 'premium'];
const sleeps: Record<RoomType, number> = { oneBed: 1, twoBeds: 2, sharedBed: 2 };
const neither = { beforeTrip: false, afterTrip: false };

/** The packages to choose from: enabled, and with a date (H-352). */
export function offeredPackages(itinerary: Itinerary, availability: Availability): PackageAvailability[] {
  const enabled = new Set(itinerary.packages.filter((p) => p.enabled).map((p) => p.level));
  return order
    .map((level) => availability.packages.find((p) => p.level === level))
    .filter(
      (p): p is PackageAvailability => p !== undefined && enabled.has(p.level) && firstDate(p) !== undefined,
    );
}

function firstDate(p: PackageAvailability): string | undefined {
  return p.firstAvailableDate ?? p.itineraryInventoryItems[0]?.startDate ?? p.enabledDates[0];
}

/** Initial values: one room with one bed (H-353), and the package set by the server (H-324). */
export function openForm(
  packages: PackageAvailability[],
  inventory: boolean,
  level?: PackageLevel,
): RequestForm {
  const first = packages.find((p) => p.level === level) ?? packages[0];
  const empty: RequestForm = {
    selectedPackage: first?.level ?? 'standard',
    startDate: '',
    dietaryRestriction: 'none',
    companions: [],
    hostRooms: ['oneBed'],
    workshops: {},
    activities: {},
    services: {},
    nights: neither,
    transfers: neither,
    additionalRequests: '',
  };
  return first ? changePackage(empty, first, inventory) : empty;
}

/**
 * Changing the package resets the date and the dietary restriction; an inventory date that the new package
 * offers, too, is kept (H-322, H-323).
 */
export function changePackage(form: RequestForm, to: PackageAvailability, inventory: boolean): RequestForm {
  const next = {
    ...form,
    selectedPackage: to.level,
    dietaryRestriction: to.defaultDietaryRestriction ?? 'none',
    nights: neither,
    transfers: neither,
  };
  if (inventory) {
    const open = to.itineraryInventoryItems.filter(isOpen);
    const item = open.find((i) => i.startDate === form.startDate) ?? open[0];
    return { ...next, startDate: item?.startDate ?? '', inventoryItemId: item?.id };
  }
  return { ...next, startDate: to.defaultStartDate ?? '', inventoryItemId: undefined };
}

export const isOpen = (item: InventoryOffer) => item.open;

/** Whether a date can be the start: with inventory, an enabled one, and never a blackout date (H-348, H-349). */
export function isSelectable(day: string, p: PackageAvailability, inventory: boolean): boolean {
  if (p.blackoutDates.includes(day)) return false;
  if (inventory || p.enabledDates.length > 0) return p.enabledDates.includes(day);
  return !p.firstAvailableDate || day >= p.firstAvailableDate;
}

export const groupSize = (form: RequestForm) => form.companions.length + 1;

/** All problems with the form, in the specification's words (H-336 to H-345). */
export function validate(
  form: RequestForm,
  offer: { package: PackageAvailability | undefined; inventory: boolean; workshops: Service[] },
): Problems {
  const problems: Problems = {};
  if (!form.startDate) problems.startDate = words.required;
  else if (!offer.inventory && offer.package && !isSelectable(form.startDate, offer.package, false)) {
    problems.startDate = words.dateUnavailable;
  }
  if (offer.inventory && !form.inventoryItemId) problems.startDate = words.required;

  form.companions.forEach((companion, i) => {
    if (!companion.firstName.trim()) problems[`companions.${i}.firstName`] = words.required;
    if (!companion.lastName.trim()) problems[`companions.${i}.lastName`] = words.required;
    if (!companion.ageRange) problems[`companions.${i}.ageRange`] = words.required;
  });

  const group = groupSize(form);
  const beds = form.hostRooms.reduce((sum, room) => sum + sleeps[room], 0);
  if (form.hostRooms.length < 1) problems.hostRooms = words.roomMinimum;
  else if (form.hostRooms.length > group) problems.hostRooms = words.roomLimit(group);
  else if (beds !== group) problems.hostRooms = words.beds(beds, group);

  for (const service of offer.workshops) {
    const hours = form.workshops[service.id!];
    const limit = service.hoursAvailable ?? 1;
    if (hours !== undefined && hours > limit) problems[`workshops.${service.id}`] = words.hourLimit(limit);
  }
  for (const [id, count] of Object.entries(form.activities)) {
    if (count > group) problems[`activities.${id}`] = words.activityLimit(group);
  }
  return problems;
}

/** The room types that pre and post nights are priced by (H-350). */
export function roomSupplies(rooms: RoomType[]): ('single' | 'double')[] {
  return [...new Set(rooms.map((room) => (room === 'oneBed' ? ('single' as const) : ('double' as const))))];
}

/** The nights and transfers that the selected departure offers (H-350, H-351). */
export function offeredExtras(form: RequestForm, item: InventoryOffer | undefined, services: Service[]) {
  const night = (supply: InventoryOffer['preAccommodation']) =>
    roomSupplies(form.hostRooms).every((type) => (supply?.[type]?.priceMinor ?? 0) > 0);
  const transfer = (timing: 'preTrip' | 'postTrip', price: number | undefined) =>
    price !== undefined &&
    services.some((s) => s.type === 'airportTransfer' && s.timing === timing && (s.priceMinor ?? 0) > 0);
  return {
    nights: { beforeTrip: night(item?.preAccommodation), afterTrip: night(item?.postAccommodation) },
    transfers: {
      beforeTrip: transfer('preTrip', item?.preTransferPriceMinor),
      afterTrip: transfer('postTrip', item?.postTransferPriceMinor),
    },
  };
}

/** Converts the form to the contract's form (H-221). Omits what is no longer offered. */
export function toPayload(
  form: RequestForm,
  itinerary: string,
  extras: ReturnType<typeof offeredExtras>,
): TripRequestForm {
  const both = (chosen: Required<BeforeAfter>, offered: Required<BeforeAfter>) => ({
    beforeTrip: chosen.beforeTrip && offered.beforeTrip,
    afterTrip: chosen.afterTrip && offered.afterTrip,
  });
  const counted = (chosen: Record<string, number>) =>
    Object.entries(chosen)
      .filter(([, quantity]) => quantity > 0)
      .map(([serviceId, quantity]) => ({ serviceId, quantity }));
  return {
    itinerary,
    selectedPackage: form.selectedPackage,
    startDate: form.startDate,
    ...(form.inventoryItemId && { itineraryInventoryItemId: form.inventoryItemId }),
    dietaryRestriction: form.dietaryRestriction,
    companions: form.companions.map((c) => ({
      firstName: c.firstName.trim(),
      lastName: c.lastName.trim(),
      ageRange: c.ageRange as Companion['ageRange'],
    })),
    hostRooms: form.hostRooms.map((type) => ({ type })),
    quantityOfHostsRooms: form.hostRooms.length,
    selectedWorkshopSpaces: Object.entries(form.workshops).map(([serviceId, hoursRequested]) => ({
      serviceId,
      hoursRequested,
    })),
    hostSelectedOptionalActivities: counted(form.activities),
    hostSelectedOptionalServices: counted(form.services),
    prePostAccommodationSelection: both(form.nights, extras.nights),
    prePostTransferSelection: both(form.transfers, extras.transfers),
    ...(form.additionalRequests.trim() && { additionalRequests: form.additionalRequests.trim() }),
  };
}

/**
 * The form as sent for a price quote while it is being filled in. Companions count by number, so missing
 * names don't block the quote, and free-text requests have no price.
 */
export function toQuote(...form: Parameters<typeof toPayload>): TripRequestForm {
  const payload = toPayload(...form);
  delete payload.additionalRequests;
  const nameless = { firstName: 'Companion', lastName: 'Companion', ageRange: '18+' as const };
  return { ...payload, companions: payload.companions?.map(() => nameless) };
}

/** Adds the displayed figures to the request; the server rejects it if they are outdated (H-220). */
export function withFigures(payload: TripRequestForm, cost: TripRequestCost | undefined): TripRequestForm {
  return {
    ...payload,
    ...(cost && { basePriceMinor: cost.basePriceMinor, tripLength: cost.tripLength }),
  };
}
