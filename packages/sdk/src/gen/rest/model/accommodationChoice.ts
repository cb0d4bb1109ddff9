import type { AccommodationDate } from './accommodationDate.ts';

export interface AccommodationChoice {
  id: string;
  name: string;
  isDefault: boolean;
  dates: AccommodationDate[];
}
