import type { ApiError } from '@caravan/sdk';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { type ReactNode, useId } from 'react';
import { Form } from '../Form/Form.tsx';

export type FormDialogProps = {
  title: string;
  text?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  isPending: boolean;
  error?: ApiError | null | undefined;
  /** Fields that show their own messages, if not all do; what is wrong with others is said below the fields. */
  shown?: readonly string[];
  /** The button's look where it takes something away. */
  variant?: 'primary' | 'danger';
  size?: 'sm' | 'md';
  /** The form's layout, when not one below the other. */
  className?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: what goes wrong stays with what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, submitLabel, cancelLabel = 'Cancel', isPending, error, shown, children } = props;
  const { onSubmit, onClose, size = 'sm', variant = 'primary', className = 'flex flex-col gap-5' } = props;
  const id = useId();
  const isShown = (name: string) => shown?.includes(name) ?? true;
  const names = Object.keys(error?.fields ?? {});
  const visible = names.length > 0 && names.every((name) => isShown(name));
  const stray =
    error && (Object.entries(error.fields).find(([name]) => !isShown(name))?.[1] ?? error.message);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size={size}
      dismissable={!isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} variant={variant} isPending={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={onSubmit} error={error} className={className}>
        {text && <p className="text-muted">{text}</p>}
        {children}
        {error && !visible && (
          <Alert tone="error" className="col-span-full">
            {stray}
          </Alert>
        )}
      </Form>
    </Dialog>
  );
}
