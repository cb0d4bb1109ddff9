import type { Profile } from './profile.ts';

export interface UserPage {
  items: Profile[];
  nextCursor?: string;
}
