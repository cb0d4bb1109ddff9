import { LinkButton } from '@caravan/ui/LinkButton';
import { ArrowLeft } from 'lucide-react';
import { paths } from '../paths.ts';
import { words } from './paying/messages.ts';

/** The back link from a subpage of Manage Booking. */
export const BackToBooking = ({ tripId }: { tripId: string }) => (
  <LinkButton
    href={paths.trip(tripId, 'manage-booking')}
    variant="ghost"
    size="sm"
    icon={<ArrowLeft aria-hidden />}
    className="-ms-3"
  >
    {words.back}
  </LinkButton>
);
