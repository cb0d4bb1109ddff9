
export type GetTripScreenshotParams = {
/**
 * @minimum 320
 * @maximum 2560
 */
width?: number;
/**
 * @minimum 320
 * @maximum 2560
 */
height?: number;
/**
 * @minimum 0
 * @maximum 168
 */
cacheHours?: number;
};
