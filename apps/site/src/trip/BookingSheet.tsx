import type { PublicTrip } from '@caravan/sdk';
import { Drawer } from '@caravan/ui/Drawer';
import { BookingCard } from './BookingCard.tsx';

export type BookingSheetProps = { trip: PublicTrip; isOpen: boolean; onClose: () => void };

/** The booking card as an overlay on phones. */
export default function BookingSheet({ trip, isOpen, onClose }: BookingSheetProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={trip.name} side="right" size="md">
      <BookingCard trip={trip} />
    </Drawer>
  );
}
