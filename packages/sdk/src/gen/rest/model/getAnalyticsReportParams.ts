
export type GetAnalyticsReportParams = {
tripId: string;
};
