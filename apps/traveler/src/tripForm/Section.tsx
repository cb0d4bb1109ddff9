import type { ReactNode } from 'react';

export type SectionProps = { title: string; text?: ReactNode; children: ReactNode };

/** A part of the trip form: its name on the left, its fields on the right. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="grid gap-6 border-t border-line py-10 first:border-t-0 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
      <div>
        <h3 className="display text-2xl">{title}</h3>
        {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      </div>
      <div className="grid content-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
