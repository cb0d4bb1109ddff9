import { Checkbox } from '@caravan/ui/Checkbox';
import { words } from './messages.ts';
import type { Selection } from './selection.ts';

export type Extra = {
  id: string;
  name: string;
  facts: string[];
  description?: string;
  unitMinor?: number;
  /** How many are left; undefined if unlimited. */
  available?: number;
};

export type ExtraPickerProps = {
  extras: Extra[];
  names: string[];
  selection: Selection;
  onChange: (selection: Selection) => void;
  money: (minor: number) => string;
  /** Why a traveler can't choose it, if so. */
  reason?: (id: string, traveler: number) => string | undefined;
};

/** What each traveler can add to the trip. */
export function ExtraPicker({ extras, names, selection, onChange, money, reason }: ExtraPickerProps) {
  const toggle = (id: string, traveler: number, on: boolean) => {
    const before = selection.activities[id] ?? [];
    const travelers = on ? [...before, traveler].sort((a, b) => a - b) : before.filter((t) => t !== traveler);
    onChange({
      ...selection,
      activities: { ...selection.activities, [id]: travelers },
    });
  };
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {extras.map(({ id, name, facts, description, unitMinor, available }) => {
        const chosen = selection.activities[id] ?? [];
        const gone = available === 0 && chosen.length === 0;
        return (
          <li key={id} className="grid gap-4 py-6 sm:grid-cols-[1fr_auto] sm:gap-10">
            <div>
              <h3 className="font-medium">{name}</h3>
              {facts.length > 0 && <p className="mt-0.5 text-sm text-muted">{facts.join(' · ')}</p>}
              {description && <p className="mt-2 max-w-prose text-sm">{description}</p>}
              {unitMinor !== undefined && (
                <p className="tabular mt-2 text-sm font-medium">
                  {money(unitMinor)} <span className="font-normal text-muted">{words.perTraveler}</span>
                </p>
              )}
            </div>
            <div role="group" aria-label={name} className="grid content-start gap-2.5 sm:min-w-36">
              {names.map((traveler, i) => {
                const why = chosen.includes(i) ? undefined : reason?.(id, i);
                return (
                  <Checkbox
                    key={i}
                    value={chosen.includes(i)}
                    onChange={(on) => toggle(id, i, on)}
                    isDisabled={gone || why !== undefined}
                    {...(why && { description: why })}
                  >
                    {traveler}
                  </Checkbox>
                );
              })}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
