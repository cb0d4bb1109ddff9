import type { EditableField } from './editableField.ts';
import type { RecommendedItinerary } from './recommendedItinerary.ts';

/**
 * Itineraries that the marketplace recommends to a host (H-185 to H-187).
 */
export interface Recommendation {
  id: string;
  hostId: string;
  hostName: string;
  active: boolean;
  trovaRecommended: boolean;
  recommendedBy: string;
  recommendationNote: string;
  /** Whether the host has not seen it yet. */
  firstTime: boolean;
  /** The recommended options, in order. */
  options: RecommendedItinerary[];
  version: number;
  createdAt: string;
  editableFields: EditableField[];
}
