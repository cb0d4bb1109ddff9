import type { Group } from './group.ts';

export interface NewUser {
  /** @maxLength 320 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  firstName: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  lastName: string;
  group: Group;
  /** The operator of a person in the operator group. */
  operatorId?: string;
}
