import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { type ReactNode, useId } from 'react';
import { Form } from '../Form/Form.tsx';
import type { AnyForm } from '../form/useForm.ts';
import { words } from './messages.ts';

export type FormDialogProps = {
  /** The state of `useForm`. */
  form: AnyForm;
  title: string;
  text?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  /** What follows the sending, such as a page that is about to be left, keeps it open. */
  isPending?: boolean;
  /** The button's look where it takes something away. */
  variant?: 'primary' | 'danger';
  size?: 'sm' | 'md';
  /** The form's layout, when not one below the other. */
  className?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog: what goes wrong stays with what was typed. */
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
