import type { PackageSetup } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { type Fact, Facts } from '@caravan/ui/Facts';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { packageWords } from '../words/tripWords.ts';
import { words } from './messages.ts';

export type PackagesProps = { packages: PackageSetup[]; currency: string };

/** The available packages, side by side. */
export function Packages({ packages, currency }: PackagesProps) {
  const enabled = packages.filter((p) => p.enabled);
  if (enabled.length === 0) return null;
  return (
    <section>
      <h2 className="display-heading">{words.packages}</h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {enabled.map((p) => (
          <li key={p.level}>
            <Card className="h-full">
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
              <Facts layout="plain" className="mt-4" items={factsOf(p)} />
            </Card>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{words.packagePrice}</p>
    </section>
  );
}

const factsOf = (p: PackageSetup): Fact[] =>
  (
    [
      [words.stays, p.accommodationLevels],
      [words.meals, p.mealLevels],
      [words.diets, p.foodOptions],
    ] as const
  ).flatMap(([label, values]) => (values?.length ? [{ id: label, label, value: values.join(', ') }] : []));
