import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { FormContext } from '../form/FormContext.ts';
import type { AnyForm } from '../form/useForm.ts';

export type FormProps = {
  /** The state from `useForm`. Enter or the submit button validates and sends it. */
  form: AnyForm;
  /** Called instead of `form.submit`, such as to go to the next of several steps. */
  onSubmit?: () => unknown;
  /** ID that associates an outside submit button, such as in a dialog's footer, with the form. */
  id?: string;
  label?: string;
  className?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/**
 * The only form element. It shows validation messages in the product's words at the fields, instead of the
 * browser's, and moves focus to the first invalid field. Components inside reach the state with `useField`.
 */
export function Form({ form, onSubmit, label, ref, ...props }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current!, []);
  useEffect(() => {
    if (form.faults > 0) focusFirstInvalid(element.current);
  }, [form.faults]);
  return (
    <FormContext value={form}>
      {/* eslint-disable-next-line no-restricted-syntax -- this is the component that all others use */}
      <form
        {...props}
        ref={element}
        noValidate
        // If the browser submits the form before hydration, POST keeps the values out of the URL.
        method="post"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a portalled dialog is still a React descendant of the form it was opened from.
          event.stopPropagation();
          void (onSubmit ?? form.submit)();
        }}
      />
    </FormContext>
  );
}

const wrong = '[aria-invalid="true"], [data-invalid]';
const control =
  '[aria-invalid="true"], input:not([type="hidden"], [tabindex="-1"]), textarea, [contenteditable="true"], button';

/** Moves focus to the first invalid field, or to the interactive element within it. */
function focusFirstInvalid(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>(wrong);
  if (!field) return;
  const target = field.matches(control) ? field : field.querySelector<HTMLElement>(control);
  target?.focus();
}
