
export type GetAvailabilityParams = {
includeInUse?: boolean;
};
