import { Check, Minus } from 'lucide-react';
import { words } from './messages.ts';

export type InclusionsProps = { inclusions?: string[]; exclusions?: string[] };

/** What the price includes and excludes. */
export function Inclusions({ inclusions = [], exclusions = [] }: InclusionsProps) {
  if (inclusions.length + exclusions.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-10 sm:grid-cols-2">
      <List title={words.inclusions} items={inclusions} icon={<Check aria-hidden className="text-green" />} />
      <List title={words.exclusions} items={exclusions} icon={<Minus aria-hidden className="text-muted" />} />
    </section>
  );
}

function List({ title, items, icon }: { title: string; items: string[]; icon: React.ReactNode }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className="display-heading">{title}</h2>
      <ul className="mt-4 grid grid-cols-1 gap-2.5 text-[0.9375rem]">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 [&_svg]:mt-1 [&_svg]:size-4">
            {icon}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
