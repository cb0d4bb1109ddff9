
export type AdminCreateItineraryParams = {
operatorId: string;
};
