import { type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';

export type FormSectionProps = {
  title: ReactNode;
  description?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
};

/** Fields that belong together: what they are about at the start, the fields beside it; stacked where it is narrow. */
export function FormSection({ title, description, level = 2, className, children }: FormSectionProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('@container', className)}>
      <div className="grid gap-x-12 gap-y-5 py-8 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <header>
          <Heading id={id} className="text-base font-semibold">
            {title}
          </Heading>
          {description && <p className="mt-1 max-w-sm text-sm text-muted">{description}</p>}
        </header>
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
      </div>
    </section>
  );
}
