import type { StatementTripParameter } from './statementTripParameter.ts';

export type DownloadHostStatementParams = {
/**
 * Of one trip alone.
 */
tripId?: StatementTripParameter;
};
