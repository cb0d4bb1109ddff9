import type { OptionalAccommodation } from './optionalAccommodation.ts';
import type { Tier } from './tier.ts';

/**
 * What the operator is paid; operators and admins only.
 */
export interface OperatorCosts {
  costSchedule: Tier[];
  singleSupplementPriceMinor: number;
  singleSupplementQuantity: number;
  freeOfCharge: number;
  operatorTerms?: string;
  yearOverYearIncreaseBp?: number;
  /** Nights before and after the trip that its departure offers (O-059). */
  optionalAccommodations?: OptionalAccommodation[];
}
