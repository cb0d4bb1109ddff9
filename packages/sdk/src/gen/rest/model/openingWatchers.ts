
export interface OpeningWatchers {
  waiting: number;
}
