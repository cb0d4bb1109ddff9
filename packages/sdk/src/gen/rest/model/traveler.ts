import type { BookingStatus } from './bookingStatus.ts';
import type { EditableField } from './editableField.ts';
import type { TravelerStatus } from './travelerStatus.ts';

export interface Traveler {
  id: string;
  bookingId: string;
  orderId: string;
  tripId: string;
  tripName: string;
  startDate?: string;
  bookingStatus?: BookingStatus;
  memberId?: string;
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
  gender?: string;
  dateOfBirth?: string;
  countryCode?: string;
  instagramHandle?: string;
  status: TravelerStatus;
  /** Whether the traveler made the booking. */
  primary: boolean;
  version: number;
  editableFields: EditableField[];
}
