import type { Booking } from '@caravan/sdk';
import { factsOf, tell } from '@caravan/shell/events';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CartSummary } from '@caravan/ui/CartSummary';
import { useNavigate } from '@tanstack/react-router';
import { cartLines } from './cartLines.ts';
import { words } from './messages.ts';
import type { Editing } from './useEditing.ts';
import { undo } from './wish.ts';

/** The pending changes with their prices, an undo for each, and a button to continue (T-115, T-119). */
export function ChangesCart({ booking, editing }: { booking: Booking; editing: Editing }) {
  const navigate = useNavigate();
  const { cart, error, isChanged, refusal, wish, change, clear } = editing;
  if (!isChanged) return null;
  if (error || !cart) {
    return (
      <section id="changes" aria-label={words.changes} className="grid gap-3">
        <CartSummary
          title={words.changes}
          lines={[]}
          currency={booking.currency}
          total={{ label: words.changesTotal, amountMinor: 0 }}
          {...(error
            ? { error: Object.values(error.fields)[0] ?? error.message, onRetry: editing.retry }
            : { isLoading: true })}
        />
        {error && (
          <Button variant="secondary" onPress={clear}>
            {words.discard}
          </Button>
        )}
      </section>
    );
  }
  // An error with a code persists until the changes differ (T-236), except for sold-out private rooms, which
  // can be retried (T-123).
  const barred = refusal && refusal.code !== 'single_supplement_unavailable' ? refusal.message : undefined;
  const reason =
    cart.editableReason ??
    cart.confirmation.error ??
    cart.insuranceError ??
    barred ??
    (cart.confirmation.isDisabled ? words.nothingChanged : undefined);
  const warning = refusal?.message ?? cart.confirmation.error ?? cart.editableReason;
  return (
    <section id="changes" aria-label={words.changes} className="grid gap-3">
      <CartSummary
        title={words.changes}
        currency={cart.currency}
        lines={cartLines(cart, (line) => change(undo(wish, cart, line)))}
        emptyText={words.nothingChanged}
        total={{
          label: cart.insuranceAdjustmentMinor === 0 ? words.changesTotal : words.totalInsured,
          amountMinor: cart.totalWithInsuranceMinor,
        }}
        {...(cart.payments[0] && { due: { label: words.dueNow, amountMinor: cart.payments[0].amountMinor } })}
        note={words.insuranceNote}
        action={
          <div className="grid gap-2">
            {warning && <Alert tone="error">{warning}</Alert>}
            {cart.insuranceError && <Alert tone="error">{cart.insuranceError}</Alert>}
            {cart.transferWarning && <Alert tone="warning">{cart.transferWarning}</Alert>}
            <Button
              size="lg"
              isPending={!editing.isCurrent}
              {...(reason && { disabledReason: reason })}
              onPress={() => {
                tell('updateCart', factsOf(booking));
                void navigate({
                  to: '/trips/$tripId/manage-booking/payment',
                  params: { tripId: booking.trip.id },
                });
              }}
            >
              {words.updateBooking}
            </Button>
            <Button variant="ghost" onPress={clear}>
              {words.discard}
            </Button>
          </div>
        }
      />
    </section>
  );
}
