import type { HomeTripModel } from './homeTripModel.ts';
import type { HostStep } from './hostStep.ts';
import type { TripSummary } from './tripSummary.ts';

export interface HomeTrip {
  trip: TripSummary;
  model?: HomeTripModel;
  /** The steps of the host stepper (H-259). */
  steps: HostStep[];
}
