import type { Group } from './group.ts';

export interface TokenProfile {
  email: string;
  firstName: string;
  lastName?: string;
  group: Group;
  /** The person already has a password, perhaps from another marketplace, and signs in with it; the link does not set one. */
  hasAccount: boolean;
}
