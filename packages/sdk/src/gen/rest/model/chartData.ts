
export interface ChartData {
  /** Dates as MM/DD. */
  labels: string[];
  series: number[][];
}
