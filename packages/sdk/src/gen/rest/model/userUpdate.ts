import type { Group } from './group.ts';
import type { Section } from './section.ts';

export interface UserUpdate {
  version: number;
  /**
     * @minLength 1
     * @maxLength 80
     */
  firstName?: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  lastName?: string;
  /**
     * Only for a person who was invited and never signed in: corrects the email address, on bookings too, and sends a new invitation to it.
     * @maxLength 320
     */
  email?: string;
  group?: Group;
  /** The operator of a person who moves to the operator group. */
  operatorId?: string;
  disabled?: boolean;
  /** Staff only: the person can see what their group sees but change only their own account. */
  readOnly?: boolean;
  /**
     * Staff only: the only sections that the person can change; null for all that their group can change.
     * @maxItems 5
     * @nullable
     */
  sections?: Section[] | null;
}
