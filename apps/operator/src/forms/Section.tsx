import type { ReactNode } from 'react';

export type SectionProps = { title: string; description?: string; children: ReactNode };

/** A part of a long form: what it is about on the left, its fields on the right. */
export function Section({ title, description, children }: SectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-line py-8 first:border-t-0 first:pt-0 md:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="display-heading">{title}</h2>
        {description && <p className="mt-1.5 text-sm text-muted">{description}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
