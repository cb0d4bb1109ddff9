import type { TripVersionAction } from './tripVersionAction.ts';
import type { TripVersionSavedAs } from './tripVersionSavedAs.ts';

export interface TripVersion {
  version: number;
  savedAt: string;
  /** The member who saved it. */
  savedBy?: string;
  /** The side the member acted for; absent for what happened by itself. */
  savedAs?: TripVersionSavedAs;
  /** What created the version. */
  action: TripVersionAction;
  /** Number of fields and services that differ from the previous version. */
  changes: number;
}
