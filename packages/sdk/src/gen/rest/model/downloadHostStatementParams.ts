import type { StatementTripParameter } from './statementTripParameter.ts';

export type DownloadHostStatementParams = {
/**
 * Only entries of this trip.
 */
tripId?: StatementTripParameter;
};
