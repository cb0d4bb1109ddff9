import type { ErrorDetails } from './errorDetails.ts';
import type { ErrorFields } from './errorFields.ts';

export interface Error {
  success: boolean;
  /** A message that can be shown to the user. */
  error: string;
  /** Stable, machine-readable error code. */
  code: string;
  /** Messages by field path, for invalid input. */
  fields?: ErrorFields;
  /** Figures that help the caller proceed, such as what is left. */
  details?: ErrorDetails;
  requestId?: string;
}
