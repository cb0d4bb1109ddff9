
export interface RideWindow {
  from: string;
  until: string;
}
