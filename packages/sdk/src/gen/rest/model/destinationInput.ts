import type { Photo } from './photo.ts';

export interface DestinationInput {
  /**
     * Omitted for a new destination.
     * @maxLength 150
     */
  id?: string;
  /** @maxLength 80 */
  country: string;
  /** @maxLength 120 */
  name: string;
  /** @maxLength 600 */
  intro?: string;
  picture?: Photo;
  hidden?: boolean;
}
