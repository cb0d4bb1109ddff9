
export interface LaunchView {
  scheduled: boolean;
  launched: boolean;
  editable: boolean;
  /** Text of the launch card (H-293). */
  text?: string;
  /** Whether to show the launch modal (H-295). */
  showModal?: boolean;
  timeZone: string;
  /** In the trip's time zone. */
  launchDate?: string;
  launchTime?: string;
  timeStepMinutes: number;
  /** Number of options that the dropdown shows. */
  timeOptions: number;
  earliest: string;
  latest: string;
  disabledDates: string[];
}
