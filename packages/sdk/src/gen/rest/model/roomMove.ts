
export interface RoomMove {
  travelerId: string;
  /** Absent to take the traveler out of their room. */
  roomId?: string;
}
