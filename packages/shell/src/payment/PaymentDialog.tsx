import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Spinner } from '@caravan/ui/Spinner';
import { Landmark } from 'lucide-react';
import { words } from './messages.ts';
import type { UsePayment } from './usePayment.ts';

export type PaymentDialogProps = { payment: UsePayment; amount: string };

const progress = {
  sending: { title: words.sendingTitle, text: words.sendingText },
  waiting: { title: words.waitingTitle, text: words.waitingText },
  slow: { title: words.slowTitle, text: words.slowText },
};

/**
 * The progress of a payment after it was submitted. It can't be dismissed: it closes when the payment ends,
 * or when the user stops waiting for another one.
 */
export function PaymentDialog({ payment, amount }: PaymentDialogProps) {
  const { phase } = payment;
  const busy = phase === 'sending' || phase === 'waiting' || phase === 'slow' ? progress[phase] : null;
  return (
    <>
      <Dialog
        isOpen={busy !== null}
        onClose={() => undefined}
        dismissable={false}
        size="sm"
        title={busy?.title ?? ''}
      >
        <div className="flex items-start gap-4" aria-live="polite">
          <Spinner size="md" />
          <p className="text-muted">{busy?.text}</p>
        </div>
      </Dialog>
      <Dialog
        isOpen={phase === 'unsure'}
        onClose={() => undefined}
        dismissable={false}
        role="alertdialog"
        size="sm"
        title={words.unsureTitle}
        footer={<Button onPress={payment.checkAgain}>{words.checkAgain}</Button>}
      >
        <p className="text-muted">{words.unsureText}</p>
      </Dialog>
      <Dialog
        isOpen={phase === 'queued'}
        onClose={payment.stopWaiting}
        dismissable={false}
        size="sm"
        title={words.queuedTitle}
        footer={
          <Button variant="secondary" onPress={payment.stopWaiting}>
            {words.stopWaiting}
          </Button>
        }
      >
        <div className="flex items-start gap-4" aria-live="polite">
          <Spinner size="md" />
          <p className="text-muted">{words.queuedText}</p>
        </div>
      </Dialog>
      <Dialog
        // The bank's own frame covers the page and takes focus.
        isOpen={phase === 'challenge' && !(payment.atBank && payment.isAuthenticating)}
        onClose={() => undefined}
        dismissable={false}
        size="sm"
        title={payment.payLater ? words.laterTitle : words.challengeTitle}
        footer={payment.atBank ? <ToTheBank payment={payment} /> : <SampleBank payment={payment} />}
      >
        <div className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
            <Landmark aria-hidden className="size-5" />
          </span>
          <div>
            <p>{payment.payLater ? words.laterText(amount) : words.challengeText(amount)}</p>
            {!payment.atBank && (
              <p className="mt-2 text-sm text-muted">
                {payment.payLater ? words.laterDemo : words.challengeDemo}
              </p>
            )}
          </div>
        </div>
      </Dialog>
    </>
  );
}

function ToTheBank({ payment }: { payment: UsePayment }) {
  return (
    <>
      <Button variant="secondary" onPress={() => payment.authenticate(false)}>
        {payment.payLater ? words.notLater : words.otherCard}
      </Button>
      <Button onPress={() => payment.authenticate(true)}>
        {payment.payLater ? words.toAffirm : words.toTheBank}
      </Button>
    </>
  );
}

function SampleBank({ payment }: { payment: UsePayment }) {
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={payment.isAuthenticating}
        onPress={() => payment.authenticate(false)}
      >
        {words.refuse}
      </Button>
      <Button isPending={payment.isAuthenticating} onPress={() => payment.authenticate(true)}>
        {words.approve}
      </Button>
    </>
  );
}
