
export type ShowPreparationParams = {
tripId: string;
};
