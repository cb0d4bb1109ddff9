
export interface ReportRow {
  label: string;
  values: number[];
}
