import { type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';

export type FormSectionProps = {
  title: ReactNode;
  description?: ReactNode;
  level?: 2 | 3 | 4;
  /** Lays out fields in two columns where there is room. Use it for many short fields. */
  columns?: 1 | 2;
  className?: string;
  children: ReactNode;
};

/**
 * A group of related fields: heading and description at the start, fields next to them; stacked in narrow
 * containers.
 */
export function FormSection({
  title,
  description,
  level = 2,
  columns = 1,
  className,
  children,
}: FormSectionProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('@container border-t border-line first:border-t-0', className)}
    >
      <div className="grid gap-x-12 gap-y-5 py-8 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <header>
          <Heading id={id} className="text-base font-semibold">
            {title}
          </Heading>
          {description && <p className="mt-1 max-w-sm text-sm text-muted">{description}</p>}
        </header>
        <div
          className={cx(
            // Buttons among the fields keep their natural width.
            'min-w-0 gap-5 [&>button]:self-start [&>button]:justify-self-start',
            columns === 2 ? 'grid content-start @md:grid-cols-2' : 'flex flex-col',
          )}
        >
          {children}
        </div>
      </div>
    </section>
  );
}
