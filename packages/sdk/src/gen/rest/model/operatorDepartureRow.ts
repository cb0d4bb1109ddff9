import type { OperatorDeparture } from './operatorDeparture.ts';

export interface OperatorDepartureRow {
  id: string;
  name: string;
  /** In order of date. */
  departures: OperatorDeparture[];
}
