
export type ExportAudienceParams = {
/**
 * Includes the survey answers.
 */
extended?: boolean;
};
