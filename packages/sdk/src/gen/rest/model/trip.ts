import type { Action } from './action.ts';
import type { Airport } from './airport.ts';
import type { Companion } from './companion.ts';
import type { Day } from './day.ts';
import type { EditableField } from './editableField.ts';
import type { HostRoom } from './hostRoom.ts';
import type { HostStep } from './hostStep.ts';
import type { LaunchView } from './launchView.ts';
import type { LeadTime } from './leadTime.ts';
import type { OperatorCosts } from './operatorCosts.ts';
import type { OptionalService } from './optionalService.ts';
import type { PackageLevel } from './packageLevel.ts';
import type { PackageSetup } from './packageSetup.ts';
import type { Person } from './person.ts';
import type { Photo } from './photo.ts';
import type { PriceRange } from './priceRange.ts';
import type { Prices } from './prices.ts';
import type { PromoteEmail } from './promoteEmail.ts';
import type { PromotionalAssets } from './promotionalAssets.ts';
import type { Service } from './service.ts';
import type { ServiceChoice } from './serviceChoice.ts';
import type { TechnicalItinerary } from './technicalItinerary.ts';
import type { TripDates } from './tripDates.ts';
import type { TripDeparture } from './tripDeparture.ts';
import type { TripPublishStatus } from './tripPublishStatus.ts';
import type { TripSummary } from './tripSummary.ts';
import type { TripTab } from './tripTab.ts';
import type { WorkshopChoice } from './workshopChoice.ts';

export type Trip = TripSummary & {
  version: number;
  availableActions: Action[];
  /** Names of the fields the caller may change now. */
  editable: string[];
  /** Every field the caller can see, whether they may change it now and, if not, why. */
  editableFields: EditableField[];
  /** Fields of ServiceEdit that operators and admins may change on a service of the trip (O-162); empty when its services cannot be changed. */
  editableServiceKeys?: string[];
  /** IANA name of the time zone in which the trip's days begin and end, taken from its arrival airport or first stay. Empty while neither has a known location; the trip is not approved until it is set. */
  timeZone: string;
  /** Time zones of the trip's country, for callers who may choose one. */
  timeZones?: string[];
  /** The host stepper (H-259). */
  steps?: HostStep[];
  /** Tabs of the host's workspace (H-135). */
  tabs?: TripTab[];
  /** Request-stage trips show no navigation (H-137). */
  navigationHidden?: boolean;
  /** Message shown at the top of the workspace, such as Trip is Closed (H-140). */
  notice?: string;
  /** Whether the operator can still shape the trip (isCustomizable). */
  customizable?: boolean;
  dates?: TripDates;
  launch?: LaunchView;
  technicalItinerary?: TechnicalItinerary;
  promoteEmails?: PromoteEmail[];
  promotionalAssets?: PromotionalAssets;
  /** Pending, In Review, Marketing or Live! (H-269). */
  publishLabel?: string;
  lastPublishDate?: string;
  companionsSubmittedAt?: string;
  /** Whether the trip is over and its earnings have been calculated. */
  hasEarningsReport?: boolean;
  earningsReportApprovedAt?: string;
  /** Text of the timeline's last step (H-288). */
  closedStepText?: string;
  internalCancellationReason?: number;
  /** Operators and admins only. */
  operatorCode?: string;
  /** Stage of the trip page (H-276): launch_not_scheduled, pre_launch, pre_launch_bookable, live, confirmed, sold_out, cancelled, closed. */
  stage: string;
  /** Whether the trip has a page, or a preview of it before its launch. */
  hasPage: boolean;
  /** Whether today is between the day before the trip and the day after it (T-263). */
  onTrip: boolean;
  timelineStep?: string;
  publishStatus: TripPublishStatus;
  /** Whether the caller can publish the page: for an admin, it is in review (H-553); for a host, it has changed since and can be sent for review again (H-272). */
  publishOffered?: boolean;
  publishRequest?: string;
  tripSummary: string;
  categories: string[];
  photos: Photo[];
  activityLevel?: number;
  lengthInDays?: number;
  itineraryId?: string;
  host?: Person;
  operator?: Person;
  servicesByDay: Day[];
  bookingAutoConfirmation: boolean;
  travelerInsuranceRequired?: boolean;
  passportRequired?: boolean;
  preparationListUrl?: string;
  bookingsDeadline?: string;
  minimumTripThreshold?: number;
  confirmedSpots?: number;
  pendingSpots?: number;
  /** Whether the trip will not take place. */
  cancelled?: boolean;
  cancellationReason?: string;
  launchRule?: string;
  companions?: Companion[];
  hostRooms?: HostRoom[];
  selectedPackage?: PackageLevel;
  dietaryRestriction?: string;
  additionalRequests?: string;
  prices?: Prices;
  /** The earnings advance; hosts and admins only. */
  flightStipendMinor?: number;
  suggestedRange?: PriceRange;
  operatorTermsAcceptedAt?: string;
  hostTermsAcceptedAt?: string;
  hasHostCompletedPromoteTutorial?: boolean;
  operatorCosts?: OperatorCosts;
  /** Services that the itinerary sells in addition to its days (O-059). */
  additionalOptionalServices?: OptionalService[];
  hostSelectedOptionalServices?: ServiceChoice[];
  /** Activities of the days, with the attendees from the host's group. */
  hostSelectedOptionalActivities?: ServiceChoice[];
  selectedWorkshopSpaces?: WorkshopChoice[];
  quantityHostRooms?: number;
  /** Whether travelers of this trip can have the marketplace's app (T-078). */
  mobileAppEnabled?: boolean;
  /** Number of travelers on the waitlist (T-078). */
  waitlistedNumber?: number;
  operatorTechnicalItineraryApproved?: boolean;
  adminTechnicalItineraryApproved?: boolean;
  arrivalLocation?: Airport;
  departureLocation?: Airport;
  cities?: string[];
  logistics?: string;
  inclusions?: string[];
  exclusions?: string[];
  accountManager?: Person;
  /** Current packages of the itinerary (O-059); operators and admins only. */
  packages?: PackageSetup[];
  tripLeadTime?: LeadTime;
  itineraryInventoryItem?: TripDeparture;
  /** Services of the days that travelers can add (O-059); operators and admins only. */
  optionalOnTripServices?: Service[];
  /** Operators and admins only (O-059). */
  accommodationsServices?: Service[];
  /** Operators and admins only (O-059). */
  transferServices?: Service[];
};
