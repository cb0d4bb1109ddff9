
export interface RecommendationOption {
  itineraryId: string;
  topRecommended: boolean;
}
