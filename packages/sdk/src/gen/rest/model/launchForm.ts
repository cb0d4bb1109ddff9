
/**
 * Date and time of the launch in the trip's time zone (H-247). Both are required together.
 */
export interface LaunchForm {
  /** @maxLength 10 */
  launchDate?: string;
  /** @maxLength 5 */
  launchTime?: string;
}
