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
  group?: Group;
  /** The organization of somebody who becomes an operator. */
  operatorId?: string;
  disabled?: boolean;
}
