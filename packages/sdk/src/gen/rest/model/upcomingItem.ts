
export interface UpcomingItem {
  key: string;
  label: string;
  date?: string;
  done?: boolean;
}
