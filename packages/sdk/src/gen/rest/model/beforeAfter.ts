
export interface BeforeAfter {
  beforeTrip?: boolean;
  afterTrip?: boolean;
}
