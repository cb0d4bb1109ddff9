import type { Itinerary, PackageAvailability, PackageLevel } from '@caravan/sdk';
import { supplyNamed } from '@caravan/shell/supplyWords';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { FormSection } from '@caravan/ui/FormSection';
import { RadioCards } from '@caravan/ui/RadioCards';
import { words } from './messages.ts';

export type PackageSectionProps = {
  itinerary: Itinerary;
  packages: PackageAvailability[];
  value: PackageLevel;
  onChange: (to: PackageAvailability) => void;
};

/** Economy, standard, or premium; hidden when there is no choice (H-352). */
export function PackageSection({ itinerary, packages, value, onChange }: PackageSectionProps) {
  const format = useFormat();
  if (packages.length < 2) return null;
  return (
    <FormSection title={words.package} description={words.packageHint}>
      <RadioCards
        label={words.package}
        hideLabel
        columns={packages.length === 2 ? 2 : 3}
        value={value}
        onChange={(level) => {
          const to = packages.find((p) => p.level === level);
          if (to) onChange(to);
        }}
        options={packages.map(({ level }) => {
          const setup = itinerary.packages.find((p) => p.level === level);
          return {
            id: level,
            title: packageWords[level],
            description: setup?.accommodationLevels?.map(supplyNamed).join(', '),
            children: setup?.fromPriceMinor !== undefined && (
              <span className="tabular">
                {format.money(setup.fromPriceMinor, itinerary.currency)} {words.perTraveler}
              </span>
            ),
          };
        })}
      />
    </FormSection>
  );
}
