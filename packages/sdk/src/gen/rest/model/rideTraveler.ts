
export interface RideTraveler {
  flightNumber: string;
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
}
