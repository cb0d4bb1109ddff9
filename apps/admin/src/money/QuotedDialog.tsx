import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
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
  /** Does it. */
  onConfirm: (quote: Quote, request: ChangeRequest) => Promise<unknown>;
  /** Nothing can be confirmed: the facts say why. */
  impossible?: (quote: Quote) => boolean;
  danger?: boolean;
  done: string;
  onClose: () => void;
};

/** Something that moves money: first what it would do, by the server's own figures, and then, confirmed, that it does. */
export function QuotedDialog<Quote>(props: QuotedDialogProps<Quote>) {
  const { onQuote, onConfirm, onClose } = props;
  const [quote, setQuote] = useState<Quote>();
  const review = useChange(onQuote, { failed: 'here', onDone: setQuote });
  const confirm = useChange(onConfirm, {
    failed: 'here',
    done: props.done,
    onDone: onClose,
    onFailed: ({ code }) => {
      // Figures that changed meanwhile are looked at again.
      if (code === 'amount_mismatch') setQuote(undefined);
    },
  });
  const pending = review.isPending || confirm.isPending;
  const problem = confirm.problem ?? review.problem;
  const back = () => {
    confirm.reset();
    setQuote(undefined);
  };

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
            onPress={() => (quote === undefined ? onClose() : back())}
            isDisabled={pending}
          >
            {quote === undefined ? words.cancel : words.change}
          </Button>
          {quote === undefined ? (
            <Button
              onPress={() => {
                confirm.reset();
                review.run();
              }}
              isPending={pending}
            >
              {words.review}
            </Button>
          ) : (
            !props.impossible?.(quote) && (
              <Button
                variant={props.danger ? 'danger' : 'primary'}
                onPress={() => confirm.run(quote)}
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
        {problem && <Alert tone="error">{problem}</Alert>}
      </div>
    </Dialog>
  );
}
