import { toApiError } from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { toast } from '@caravan/ui/toast';
import { type ReactNode, useState } from 'react';
import { words } from './messages.ts';

export type QuotedDialogProps<Quote> = {
  title: string;
  text: string;
  /** What is chosen and typed; it can not be changed while what it does is shown. */
  children: ReactNode;
  /** Asks the server what it would do; throws a sentence when something is missing. */
  onQuote: () => Promise<Quote>;
  /** What it would do, in facts. */
  describe: (quote: Quote) => ReactNode;
  confirmLabel: (quote: Quote) => string;
  /** Does it, with a key that stays the same over repeats. */
  onConfirm: (quote: Quote, key: string) => Promise<unknown>;
  /** Nothing can be confirmed: the facts say why. */
  impossible?: (quote: Quote) => boolean;
  danger?: boolean;
  done: string;
  onDone: () => void;
  onClose: () => void;
};

/** Something that moves money: first what it would do, by the server's own figures, and then, confirmed, that it does. */
export function QuotedDialog<Quote>(props: QuotedDialogProps<Quote>) {
  const { onQuote, onConfirm, onDone, onClose } = props;
  const [quote, setQuote] = useState<Quote>();
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const [key, setKey] = useState('');

  const run = async (what: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    try {
      await what();
    } catch (cause) {
      const fault = toApiError(cause);
      setError(Object.values(fault.fields)[0] ?? fault.message);
      // Figures that changed meanwhile are looked at again.
      if (fault.code === 'amount_mismatch') setQuote(undefined);
    }
    setPending(false);
  };
  const review = () =>
    run(async () => {
      setQuote(await onQuote());
      setKey(crypto.randomUUID());
    });
  const confirm = (quote: Quote) =>
    run(async () => {
      await onConfirm(quote, key);
      toast({ tone: 'success', title: props.done });
      onDone();
      onClose();
    });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={props.title}
      size="md"
      dismissable={!pending}
      footer={
        <>
          <Button
            variant="ghost"
            onPress={() => (quote === undefined ? onClose() : setQuote(undefined))}
            isDisabled={pending}
          >
            {quote === undefined ? words.cancel : words.change}
          </Button>
          {quote === undefined ? (
            <Button onPress={() => void review()} isPending={pending}>
              {words.review}
            </Button>
          ) : (
            !props.impossible?.(quote) && (
              <Button
                variant={props.danger ? 'danger' : 'primary'}
                onPress={() => void confirm(quote)}
                isPending={pending}
              >
                {props.confirmLabel(quote)}
              </Button>
            )
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {quote === undefined ? (
          <>
            <p className="text-muted">{props.text}</p>
            {props.children}
          </>
        ) : (
          <div aria-live="polite">{props.describe(quote)}</div>
        )}
        {error && <Alert tone="error">{error}</Alert>}
      </div>
    </Dialog>
  );
}
