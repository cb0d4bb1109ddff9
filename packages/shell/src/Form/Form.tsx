import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { FormContext } from '../form/FormContext.ts';
import type { AnyForm } from '../form/useForm.ts';

export type FormProps = {
  /** The state of `useForm`: Enter or a press on the submit button checks and sends it. */
  form: AnyForm;
  /** What a press does instead of `form.submit`, such as to go on to the next step of several. */
  onSubmit?: () => unknown;
  /** Ties a submit button outside, such as in a dialog's foot, to the form. */
  id?: string;
  label?: string;
  className?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
};

/**
 * The one form element. It says what is wrong in the product's words, at the fields, instead of the browser's, and
 * leads to the first of them. What is inside it reaches the state by `useField`.
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
        // Were it sent by the browser, before this page is live, nothing of it would stand in the address.
        method="post"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a portalled dialog is still inside the one it was opened from.
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

/** Moves the focus to the first field that says it is wrong, or to what answers a person within it. */
function focusFirstInvalid(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>(wrong);
  if (!field) return;
  const target = field.matches(control) ? field : field.querySelector<HTMLElement>(control);
  target?.focus();
}
