import type { StatementTripParameter } from './statementTripParameter.ts';

export type DownloadOperatorStatementParams = {
/**
 * Of one trip alone.
 */
tripId?: StatementTripParameter;
};
