
export type ShowItineraryPortalParams = {
itineraryId: string;
itineraryPreview?: boolean;
isHostQualifying?: boolean;
isRequestable?: boolean;
};
