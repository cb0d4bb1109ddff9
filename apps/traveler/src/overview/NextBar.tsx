import type { Booking } from '@caravan/sdk';
import { ActionBar } from '@caravan/shell/ActionBar';
import { useFormat } from '@caravan/shell/useFormat';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** On phones: the next payment or form, within thumb reach at any scroll position. */
export function NextBar({ booking }: { booking: Booking }) {
  const format = useFormat();
  const { nextStep, dueMinor, currency, dueText, trip } = booking;
  if (nextStep === 'pay')
    return (
      <ActionBar
        label={words.nextPay}
        action={<LinkButton href={paths.payment(trip.id)}>{words.doPay}</LinkButton>}
      >
        <span className="block text-lg font-medium">{format.money(dueMinor, currency, { trim: false })}</span>
        {dueText && <span className={booking.overdue ? 'text-red' : 'text-muted'}>{dueText}</span>}
      </ActionBar>
    );
  if (nextStep === 'form')
    return (
      <ActionBar
        label={words.nextForm}
        action={<LinkButton href={paths.trip(trip.id, 'trip-form')}>{words.doForm}</LinkButton>}
      >
        {words.nextForm}
      </ActionBar>
    );
  return null;
}
