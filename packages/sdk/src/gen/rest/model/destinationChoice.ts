
export interface DestinationChoice {
  country: string;
  name: string;
}
