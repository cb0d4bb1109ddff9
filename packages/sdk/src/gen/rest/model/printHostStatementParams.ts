import type { StatementTripParameter } from './statementTripParameter.ts';

export type PrintHostStatementParams = {
/**
 * Of one trip alone.
 */
tripId?: StatementTripParameter;
};
