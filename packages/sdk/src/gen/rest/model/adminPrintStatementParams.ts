import type { StatementTripParameter } from './statementTripParameter.ts';

export type AdminPrintStatementParams = {
/**
 * Only entries of this trip.
 */
tripId?: StatementTripParameter;
};
