import type { EmergencyContact } from './emergencyContact.ts';
import type { FlightLeg } from './flightLeg.ts';
import type { Gender } from './gender.ts';
import type { Passport } from './passport.ts';
import type { SpecialRequests } from './specialRequests.ts';
import type { TravelInsurance } from './travelInsurance.ts';
import type { TripFormEndOfTripPlans } from './tripFormEndOfTripPlans.ts';
import type { TripFormPreferencesItem } from './tripFormPreferencesItem.ts';

export interface TripForm {
  version?: number;
  /** @maxLength 200 */
  travelerName?: string;
  complete?: boolean;
  passportRequired?: boolean;
  insuranceRequired?: boolean;
  arrivalDetails?: FlightLeg;
  departureDetails?: FlightLeg;
  endOfTripPlans?: TripFormEndOfTripPlans;
  travelInsurance?: TravelInsurance;
  passportInformation?: Passport;
  emergencyContact?: EmergencyContact;
  /** @maxLength 2000 */
  medicalAndMobilityDisclosure?: string;
  /** @maxLength 2000 */
  disclosuresDescription?: string;
  /** @maxItems 8 */
  preferences?: TripFormPreferencesItem[];
  /** @maxItems 4 */
  roommateGenderPreferences?: Gender[];
  specialRequests?: SpecialRequests;
}
