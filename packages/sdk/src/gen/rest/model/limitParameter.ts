
export type LimitParameter = number;
