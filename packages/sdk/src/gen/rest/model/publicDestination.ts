import type { Photo } from './photo.ts';

/**
 * The destination that the list is narrowed to.
 */
export interface PublicDestination {
  id: string;
  name: string;
  intro?: string;
  picture?: Photo;
}
