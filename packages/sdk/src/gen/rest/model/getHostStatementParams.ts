import type { StatementTripParameter } from './statementTripParameter.ts';

export type GetHostStatementParams = {
/**
 * Only entries of this trip.
 */
tripId?: StatementTripParameter;
};
