
export interface RoomingTraveler {
  id: string;
  name: string;
  orderId: string;
  /** Age in years on the first day of the trip. */
  age?: number;
  gender?: string;
  /** Whether the traveler sleeps in another room than booked. */
  moved: boolean;
  /** Whom the traveler asked to share with. */
  roommate?: string;
  /** The traveler named in roommate, when only one traveler of this trip matches. */
  roommateId?: string;
  /** Whether the traveler shares a room with that roommate; absent when no one is named. */
  together?: boolean;
  requests?: string;
  /** Rooms with a bed for this traveler. */
  fits: string[];
  /** Travelers in full rooms with whom this traveler can swap. */
  trades: string[];
}
