
export interface DayChangesSeen {
  /** @minimum 1 */
  revision: number;
}
