
export interface RoomingTraveler {
  id: string;
  name: string;
  orderId: string;
  /** In years on the first day of the trip. */
  age?: number;
  gender?: string;
  /** Sleeps elsewhere than booked. */
  moved: boolean;
  /** Whom the traveler asked to share with. */
  roommate?: string;
  /** The only traveler of this trip whom that names. */
  roommateId?: string;
  /** Shares a room with that traveler; absent when nobody is named. */
  together?: boolean;
  requests?: string;
  /** Rooms with a bed for this traveler. */
  fits: string[];
  /** Travelers of full rooms with whom this one can trade places. */
  trades: string[];
}
