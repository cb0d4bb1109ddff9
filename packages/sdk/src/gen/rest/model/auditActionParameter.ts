
/**
 * An action, or the part before its dot: "trip" matches "trip.update".
 */
export type AuditActionParameter = string;
