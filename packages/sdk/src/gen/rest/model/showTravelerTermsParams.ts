
export type ShowTravelerTermsParams = {
tripId: string;
};
