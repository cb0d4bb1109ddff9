import { type Booking, type InsurancePolicy } from '@caravan/sdk';
import { cancelInsurance } from '@caravan/sdk/client';
import { useBarred } from '@caravan/shell/useBarred';
import { useFormat } from '@caravan/shell/useFormat';
import { useTenant } from '@caravan/shell/useTenant';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Dialog } from '@caravan/ui/Dialog';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useChange } from '@caravan/shell/useChange';
import { words } from './messages.ts';
import { useInsuranceChanged } from './useInsurance.ts';

export interface CancelPolicyProps {
  booking: Booking;
  policy: InsurancePolicy;
  onClose: () => void;
}

/** Confirms, cancels, and reports the result (T-135); the dialog shows the insurer's answer (T-234). */
export function CancelPolicy({ booking, policy, onClose }: CancelPolicyProps) {
  const format = useFormat();
  const changed = useInsuranceChanged(booking);
  const barred = useBarred('cancelInsurance');
  const cancel = useChange(cancelInsurance, {
    failed: { title: words.notCancelled },
    done: words.cancelled,
    onDone: async () => {
      onClose();
      await changed();
    },
    onFailed: changed,
  });
  if (cancel.error) {
    return <Refused booking={booking} text={cancel.error.message} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => cancel.run(booking.id, { bookingId: booking.id, addOnId: policy.addOnId })}
      title={words.cancelTitle(`${policy.firstName} ${policy.lastName}`)}
      confirmLabel={words.cancelPolicy}
      cancelLabel={words.keep}
      tone="danger"
      isPending={cancel.isPending}
      disabledReason={barred}
    >
      {words.cancelText(format.money(policy.premiumMinor, policy.currency, { trim: false }))}
    </ConfirmDialog>
  );
}

function Refused({ booking, text, onClose }: { booking: Booking; text: string; onClose: () => void }) {
  const { supportEmail } = useTenant();
  const subject = encodeURIComponent(words.subject(booking.orderId));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.notCancelledTitle}
      size="sm"
      footer={
        <>
          {supportEmail && (
            <LinkButton href={`mailto:${supportEmail}?subject=${subject}`} variant="secondary">
              {words.support}
            </LinkButton>
          )}
          <Button onPress={onClose}>{words.back}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
