
export interface RideDriver {
  name: string;
  phoneNumber: string;
  vehicleLicensePlate?: string;
  vehicleMake?: string;
  vehicleModel?: string;
}
