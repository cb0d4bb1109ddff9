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
  /** Identifies the ride among the booking's add-ons (T-209). */
  addOnId: string;
  /** The day on which the stay began or ended when the ride was offered (T-173). */
  accommodationDate?: string;
  displayStatus: RideStatus;
  journey: Journey;
  quoteRequest: RideLoad;
  /** Who canceled it (T-243). */
  cancellationType?: GroundTransferCancellationType;
  /** Whether the company has yet to confirm the cancellation. */
  cancelling: boolean;
  /** Whether it was completed or canceled and nothing more will happen. */
  over: boolean;
  /** The company's message when it refused. */
  message?: string;
  availableActions: RideAction[];
  editableFields: EditableField[];
  version: number;
  createdAt: string;
}
