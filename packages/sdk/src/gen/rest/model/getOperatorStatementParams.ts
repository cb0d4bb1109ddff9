import type { StatementTripParameter } from './statementTripParameter.ts';

export type GetOperatorStatementParams = {
/**
 * Only entries of this trip.
 */
tripId?: StatementTripParameter;
};
