import type { OperatorDepartureRow } from './operatorDepartureRow.ts';

export interface OperatorDepartures {
  itineraries: OperatorDepartureRow[];
}
