
export type TokenParameter = string;
