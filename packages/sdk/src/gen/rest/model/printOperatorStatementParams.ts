import type { StatementTripParameter } from './statementTripParameter.ts';

export type PrintOperatorStatementParams = {
/**
 * Of one trip alone.
 */
tripId?: StatementTripParameter;
};
