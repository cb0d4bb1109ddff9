import type { StatementTripParameter } from './statementTripParameter.ts';

export type PrintOperatorStatementParams = {
/**
 * Only entries of this trip.
 */
tripId?: StatementTripParameter;
};
