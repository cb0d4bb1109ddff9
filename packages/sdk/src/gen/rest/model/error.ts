import type { ErrorDetails } from './errorDetails.ts';
import type { ErrorFields } from './errorFields.ts';

export interface Error {
  success: boolean;
  /** A sentence for the person. */
  error: string;
  /** Stable, machine readable. */
  code: string;
  /** Messages by field path when input is wrong. */
  fields?: ErrorFields;
  /** Figures that help to go on, such as what is left. */
  details?: ErrorDetails;
  requestId?: string;
}
