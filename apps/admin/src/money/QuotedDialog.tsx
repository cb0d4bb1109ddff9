import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { type ReactNode, useState } from 'react';
import { words } from './messages.ts';

export type QuotedDialogProps<Quote> = {
  title: string;
  text: string;
  /** The input, which is disabled while its effect is shown. */
  children: ReactNode;
  /** Requests a quote from the server; throws an error message if input is missing. */
  onQuote: () => Promise<Quote>;
  /** Renders the effect as facts. */
  describe: (quote: Quote) => ReactNode;
  confirmLabel: (quote: Quote) => string;
  /** Performs the operation. */
  onConfirm: (quote: Quote, request: ChangeRequest) => Promise<unknown>;
  /** Whether confirming is impossible; the facts say why. */
  impossible?: (quote: Quote) => boolean;
  danger?: boolean;
  done: string;
  onClose: () => void;
};

/** A dialog for moving money: shows the effect according to the server, and performs it on confirmation. */
export function QuotedDialog<Quote>(props: QuotedDialogProps<Quote>) {
  const { onQuote, onConfirm, onClose } = props;
  const [quote, setQuote] = useState<Quote>();
  const review = useChange(onQuote, { failed: 'here', onDone: setQuote });
  const confirm = useChange(onConfirm, {
    failed: 'here',
    done: props.done,
    onDone: onClose,
    onFailed: ({ code }) => {
      // Figures that have changed since must be reviewed again.
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
