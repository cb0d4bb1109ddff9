import type { StatementTripParameter } from './statementTripParameter.ts';

export type PrintHostStatementParams = {
/**
 * Only entries of this trip.
 */
tripId?: StatementTripParameter;
};
