
export interface PublicTraveler {
  firstName: string;
  pictureUrl?: string;
}
