import type { Group } from './group.ts';

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
     * Of somebody who was invited and never signed in: the address is corrected, on bookings too, and a new invitation goes there.
     * @maxLength 320
     */
  email?: string;
  group?: Group;
  /** The organization of somebody who becomes an operator. */
  operatorId?: string;
  disabled?: boolean;
  /** Staff only: they see what their group sees and change nothing but their own account. */
  readOnly?: boolean;
}
