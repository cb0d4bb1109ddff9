
export interface LaunchView {
  scheduled: boolean;
  launched: boolean;
  editable: boolean;
  /** What the launch card says (H-293). */
  text?: string;
  /** The launch modal is shown (H-295). */
  showModal?: boolean;
  timeZone: string;
  /** In the trip's time zone. */
  launchDate?: string;
  launchTime?: string;
  timeStepMinutes: number;
  /** Options the dropdown shows. */
  timeOptions: number;
  earliest: string;
  latest: string;
  disabledDates: string[];
}
