
export interface RoomMove {
  travelerId: string;
  /** Absent to take the traveler out of the room. */
  roomId?: string;
}
