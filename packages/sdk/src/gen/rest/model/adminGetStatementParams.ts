import type { StatementTripParameter } from './statementTripParameter.ts';

export type AdminGetStatementParams = {
/**
 * Only entries of this trip.
 */
tripId?: StatementTripParameter;
};
