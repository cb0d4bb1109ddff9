import { type ReactNode, useId } from 'react';

export type SectionProps = { title: string; hint?: ReactNode; children: ReactNode };

/** One question of the request, set apart by a line. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line py-8 md:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
