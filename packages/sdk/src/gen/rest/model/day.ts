import type { Photo } from './photo.ts';
import type { Service } from './service.ts';

export interface Day {
  /** @minimum 1 */
  day: number;
  date?: string;
  /**
     * The day's own photos, cover first; absent if it has none. In a change, a day without this field keeps its photos, and an empty list removes them.
     * @maxItems 5
     */
  photos?: Photo[];
  services: Service[];
}
