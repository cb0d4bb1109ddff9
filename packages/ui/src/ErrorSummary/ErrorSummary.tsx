import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { PressArea } from '../PressArea/PressArea.tsx';

export type ErrorSummaryProps = {
  title?: ReactNode;
  children?: ReactNode;
  /** Fields by `name` attribute with their messages, in form order. */
  errors?: readonly { name: string; message: string }[];
  /** Change it (for example, to the submit count) to scroll to the first error again. */
  attempt?: number;
  className?: string;
};

/** Scrolls to and focuses the first invalid field of a form; returns false if there is none. */
function focusFirstError(within: ParentNode = document): boolean {
  const field = within.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-invalid] button, [data-invalid] input',
  );
  if (!field) return false;
  field.scrollIntoView({ block: 'center', behavior: 'smooth' });
  field.focus({ preventScroll: true });
  return true;
}

/** Lists the errors that prevent submission and moves focus to the first invalid field. */
export function ErrorSummary({ title, children, errors = [], attempt = 0, className }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const show = Boolean(title || children || errors.length);
  useEffect(() => {
    if (!show) return;
    if (!focusFirstError(box.current?.closest('form') ?? document)) {
      box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    }
  }, [show, attempt]);
  if (!show) return null;
  const find = (name: string) =>
    (box.current?.closest('form') ?? document)
      .querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
      ?.focus();
  return (
    <div ref={box} className={className}>
      <Alert tone="error" title={title}>
        {children}
        {errors.length > 0 && (
          <ul className="mt-1 flex flex-col gap-0.5">
            {errors.map((error) => (
              <li key={error.name}>
                <PressArea look="text" className="underline" onPress={() => find(error.name)}>
                  {error.message}
                </PressArea>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
