
export interface ChartData {
  /** MM/DD */
  labels: string[];
  series: number[][];
}
