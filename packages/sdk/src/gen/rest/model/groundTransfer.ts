import type { EditableField } from './editableField.ts';
import type { GroundTransferCancellationType } from './groundTransferCancellationType.ts';
import type { Journey } from './journey.ts';
import type { RideAction } from './rideAction.ts';
import type { RideLoad } from './rideLoad.ts';
import type { RideStatus } from './rideStatus.ts';

export interface GroundTransfer {
  id: string;
  tripId: string;
  tripName: string;
  /** Absent for a host's ride. */
  bookingId?: string;
  /** Names the ride among the booking's add-ons (T-209). */
  addOnId: string;
  /** The day on which the stay began or ended when the ride was offered (T-173). */
  accommodationDate?: string;
  displayStatus: RideStatus;
  journey: Journey;
  quoteRequest: RideLoad;
  /** Who ended it (T-243). */
  cancellationType?: GroundTransferCancellationType;
  /** The company has not answered the cancellation yet. */
  cancelling: boolean;
  /** It was driven or canceled; nothing more comes of it. */
  over: boolean;
  /** What the company says when it refused. */
  message?: string;
  availableActions: RideAction[];
  editableFields: EditableField[];
  version: number;
  createdAt: string;
}
