
export type ExportAudienceParams = {
/**
 * Include what was answered to the survey.
 */
extended?: boolean;
};
