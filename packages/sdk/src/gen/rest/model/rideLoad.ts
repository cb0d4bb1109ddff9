
export interface RideLoad {
  passengers: number;
  carryOnLuggage: number;
  checkedLuggage: number;
}
