import type { StatementTripParameter } from './statementTripParameter.ts';

export type AdminGetStatementParams = {
/**
 * Of one trip alone.
 */
tripId?: StatementTripParameter;
};
