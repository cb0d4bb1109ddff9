
/**
 * Figures that help to go on, such as what is left.
 */
export type ErrorDetails = {[key: string]: number};
