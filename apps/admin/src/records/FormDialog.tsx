import type { ApiError } from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { type FormEvent, type ReactNode, useId } from 'react';
import { words } from './messages.ts';

export type FormDialogProps = {
  title: string;
  text?: string;
  submitLabel: string;
  isPending: boolean;
  error?: ApiError | null | undefined;
  /** Fields that show their own messages; others are said above the buttons. */
  shown: readonly string[];
  size?: 'sm' | 'md';
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: what goes wrong stays with what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, submitLabel, isPending, error, shown, onSubmit, onClose, children } = props;
  const id = useId();
  const stray =
    error && (Object.entries(error.fields).find(([name]) => !shown.includes(name))?.[1] ?? error.message);
  const visible =
    error &&
    Object.keys(error.fields).length > 0 &&
    Object.keys(error.fields).every((n) => shown.includes(n));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size={props.size ?? 'sm'}
      dismissable={!isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {text && <p className="text-muted">{text}</p>}
        {children}
        {error && !visible && <Alert tone="error">{stray}</Alert>}
      </form>
    </Dialog>
  );
}
