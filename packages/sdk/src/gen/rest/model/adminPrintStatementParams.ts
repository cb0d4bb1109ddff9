import type { StatementTripParameter } from './statementTripParameter.ts';

export type AdminPrintStatementParams = {
/**
 * Of one trip alone.
 */
tripId?: StatementTripParameter;
};
