import type { PackageSetup } from '@caravan/sdk';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { packageWords } from '../words/tripWords.ts';
import { words } from './messages.ts';

export type PackagesProps = { packages: PackageSetup[]; currency: string };

/** The packages one can choose between, side by side. */
export function Packages({ packages, currency }: PackagesProps) {
  const enabled = packages.filter((p) => p.enabled);
  if (enabled.length === 0) return null;
  return (
    <section>
      <h2 className="display-heading">{words.packages}</h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {enabled.map((p) => (
          <li key={p.level} className="rounded-lg border border-line bg-raised p-5">
            <h3 className="font-medium">{packageWords[p.level]}</h3>
            {p.fromPriceMinor !== undefined && (
              <p className="mt-2 text-sm text-muted">
                <MoneyText
                  minor={p.fromPriceMinor}
                  currency={currency}
                  className="display block text-2xl text-ink"
                />
                {words.perTraveler}
              </p>
            )}
            <dl className="mt-4 grid grid-cols-1 gap-2 text-sm">
              <Row label={words.stays} values={p.accommodationLevels} />
              <Row label={words.meals} values={p.mealLevels} />
              <Row label={words.diets} values={p.foodOptions} />
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{words.packagePrice}</p>
    </section>
  );
}

function Row({ label, values }: { label: string; values?: string[] }) {
  if (!values?.length) return null;
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd>{values.join(', ')}</dd>
    </div>
  );
}
