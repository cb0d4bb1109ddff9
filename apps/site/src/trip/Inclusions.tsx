import { Check, X } from 'lucide-react';
import { readWords } from './readMessages.ts';

export type InclusionsProps = { included: readonly string[]; excluded: readonly string[] };

/** What the price includes and excludes. */
export function Inclusions({ included, excluded }: InclusionsProps) {
  if (included.length + excluded.length === 0) return null;
  return (
    <section className="grid gap-12 border-t border-line py-12 sm:grid-cols-2 lg:py-16">
      {included.length > 0 && (
        <div>
          <h2 className="display-title">{readWords.included}</h2>
          <ul className="mt-6 grid gap-3">
            {included.map((item) => (
              <li key={item} className="flex gap-3">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
      {excluded.length > 0 && (
        <div>
          <h2 className="display-title">{readWords.notIncluded}</h2>
          <ul className="mt-6 grid gap-3 text-muted">
            {excluded.map((item) => (
              <li key={item} className="flex gap-3">
                <X aria-hidden className="mt-1 size-4 shrink-0" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
