import type { EditableField } from './editableField.ts';
import type { RecommendedItinerary } from './recommendedItinerary.ts';

/**
 * What the marketplace suggests to a host (H-185 to H-187).
 */
export interface Recommendation {
  id: string;
  hostId: string;
  hostName: string;
  active: boolean;
  trovaRecommended: boolean;
  recommendedBy: string;
  recommendationNote: string;
  /** The host has not seen it yet. */
  firstTime: boolean;
  /** In their order. */
  options: RecommendedItinerary[];
  version: number;
  createdAt: string;
  editableFields: EditableField[];
}
