import type { ApiError } from '@caravan/sdk';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';

export type FormProps = {
  /** What a press on the submit button, or Enter, does; the page stays. */
  onSubmit: () => unknown;
  /** What the server said of the last try: the first field that shows its message is focused. */
  error?: ApiError | null | undefined;
  /** Ties a submit button outside, such as in a dialog's foot, to the form. */
  id?: string;
  label?: string;
  className?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/**
 * The one form element. It says what is wrong in the product's words, at the fields, instead of the browser's, and
 * leads to the first of them.
 */
export function Form({ onSubmit, error, label, ref, ...form }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current!, []);
  useEffect(() => {
    if (error && Object.keys(error.fields).length > 0) focusFirstInvalid(element.current);
  }, [error]);
  return (
    // eslint-disable-next-line no-restricted-syntax -- this is the component that all others use
    <form
      {...form}
      ref={element}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a portalled dialog is still inside the one it was opened from.
        event.stopPropagation();
        void onSubmit();
      }}
    />
  );
}

/** Moves the focus to the first field that says it is wrong. */
function focusFirstInvalid(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
