
export type HostEventName = typeof HostEventName[keyof typeof HostEventName];


export const HostEventName = {
  Host_Selected_Instant_Approval_Itinerary: 'Host Selected Instant Approval Itinerary',
  Host_Clicked_Recommended_Itinerary: 'Host Clicked Recommended Itinerary',
  downloaded_itinerary_PDF: 'downloaded itinerary PDF',
} as const;
