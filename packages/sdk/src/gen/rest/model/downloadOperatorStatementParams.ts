import type { StatementTripParameter } from './statementTripParameter.ts';

export type DownloadOperatorStatementParams = {
/**
 * Only entries of this trip.
 */
tripId?: StatementTripParameter;
};
