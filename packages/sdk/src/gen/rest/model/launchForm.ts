
/**
 * Date and time of the launch in the trip's time zone (H-247). Send both together.
 */
export interface LaunchForm {
  /** @maxLength 10 */
  launchDate?: string;
  /** @maxLength 5 */
  launchTime?: string;
}
