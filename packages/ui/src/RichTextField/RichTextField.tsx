import { lazy, Suspense, useId } from 'react';
import { cx } from '../internal/cx.ts';
import { fieldBox, type FieldProps } from '../internal/field.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

export type RichTextFieldProps = FieldProps & {
  /** HTML with the few tags that RichText renders; '' when empty. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  /** For texts with sections: also offers subheadings, quotes, and dividers. Set it once, not while editing. */
  structured?: boolean;
  /** Maximum number of characters, not counting markup. The counter turns red at zero. */
  limit?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
};

// The editor loads with the first field that renders.
const Editor = lazy(() => import('./Editor.tsx'));

/** Text with bold, italics, lists, and links only. Pasted content loses all other formatting. */
export function RichTextField({
  label,
  description,
  error,
  hideLabel,
  className,
  ...props
}: RichTextFieldProps) {
  const id = useId();
  return (
    <div className={cx(fieldBox, className)} {...(error && { 'data-invalid': true })}>
      <span id={id} className={cx('text-sm font-medium', hideLabel && 'sr-only')}>
        {label}
        {props.isRequired && (
          <span aria-hidden className="text-muted">
            {' '}
            *
          </span>
        )}
      </span>
      {description && (
        <p id={`${id}-help`} className="text-[0.8125rem] leading-snug text-muted">
          {description}
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-44" />}>
        <Editor
          {...props}
          labelledBy={id}
          describedBy={[description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')}
          isInvalid={!!error}
        />
      </Suspense>
      {error && (
        <p id={`${id}-error`} className="text-[0.8125rem] leading-snug font-medium text-red">
          {error}
        </p>
      )}
    </div>
  );
}
