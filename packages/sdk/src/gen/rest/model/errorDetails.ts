
/**
 * Figures that help the caller proceed, such as what is left.
 */
export type ErrorDetails = {[key: string]: number};
