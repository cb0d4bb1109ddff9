import type { CartBookingPaymentData } from './cartBookingPaymentData.ts';
import type { CartConfirmation } from './cartConfirmation.ts';
import type { CartItem } from './cartItem.ts';
import type { CartLine } from './cartLine.ts';
import type { CartOutcome } from './cartOutcome.ts';
import type { CartPayment } from './cartPayment.ts';
import type { CartTraveler } from './cartTraveler.ts';
import type { PrivateRoomUpgrade } from './privateRoomUpgrade.ts';
import type { RoomChoice } from './roomChoice.ts';
import type { RoomSelection } from './roomSelection.ts';
import type { ServiceInventory } from './serviceInventory.ts';

export interface Cart {
  version: number;
  currency: string;
  editable: boolean;
  editableReason?: string;
  /** The people who travel. */
  travelers: CartTraveler[];
  roomSelection: RoomSelection;
  /** Amounts that can be paid with the change, smallest first; empty if nothing is due. */
  payments: CartPayment[];
  addOns: CartItem[];
  travelersRooms: RoomChoice[];
  added: CartLine[];
  removed: CartLine[];
  roomSelectionChanged: boolean;
  priceAdjustments: CartLine[];
  insuranceAdjustmentMinor: number;
  /** The quote to send with the update so that the insurance follows the change. */
  insuranceQuoteId?: string;
  /** Why the insurance could not be repriced (T-237). */
  insuranceError?: string;
  /** Warns that the cart changes nights next to a booked ride (T-173). */
  transferWarning?: string;
  totalMinor: number;
  totalWithInsuranceMinor: number;
  bookingPaymentData: CartBookingPaymentData;
  refundMinor: number;
  outcome: CartOutcome;
  successTitle: string;
  confirmation: CartConfirmation;
  upgrade: PrivateRoomUpgrade;
  serviceInventory: ServiceInventory;
}
