
export type DownloadExportParams = {
/**
 * @maxLength 200
 */
token: string;
};
