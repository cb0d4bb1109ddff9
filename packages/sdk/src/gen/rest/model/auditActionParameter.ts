
/**
 * An action, or the part before its dot: "trip" finds "trip.update".
 */
export type AuditActionParameter = string;
