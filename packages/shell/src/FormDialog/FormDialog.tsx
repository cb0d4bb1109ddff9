import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { type ReactNode, useId } from 'react';
import { Form } from '../Form/Form.tsx';
import type { AnyForm } from '../form/useForm.ts';
import { words } from './messages.ts';

export type FormDialogProps = {
  /** The state from `useForm`. */
  form: AnyForm;
  title: string;
  text?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  /** Keeps the dialog open after sending, while something follows, such as navigation to another page. */
  isPending?: boolean;
  /** Variant of the submit button. Use `danger` for removals. */
  variant?: 'primary' | 'danger';
  size?: 'sm' | 'md';
  /** Layout classes for the form. Default: stacked. */
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog. Errors show in the dialog, and the input is kept. */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    title,
    text,
    submitLabel,
    cancelLabel = words.cancel,
    onClose,
    size = 'sm',
    children,
  } = props;
  const { variant = 'primary', className = 'flex flex-col gap-5' } = props;
  const id = useId();
  const isPending = form.isPending || !!props.isPending;
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
      <Form id={id} form={form} className={className}>
        {text && <p className="text-muted">{text}</p>}
        {children}
        {form.failure && (
          <Alert tone="error" className="col-span-full">
            {form.failure}
          </Alert>
        )}
      </Form>
    </Dialog>
  );
}
