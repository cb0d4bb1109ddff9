import type { StatementTripParameter } from './statementTripParameter.ts';

export type GetOperatorStatementParams = {
/**
 * Of one trip alone.
 */
tripId?: StatementTripParameter;
};
