import type { TravelerContact } from './travelerContact.ts';

export interface EmergencyContactList {
  items: TravelerContact[];
}
