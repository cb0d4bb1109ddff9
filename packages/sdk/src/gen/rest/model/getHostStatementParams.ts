import type { StatementTripParameter } from './statementTripParameter.ts';

export type GetHostStatementParams = {
/**
 * Of one trip alone.
 */
tripId?: StatementTripParameter;
};
