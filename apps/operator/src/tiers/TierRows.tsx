import { useFormAround } from '@caravan/shell/useField';
import { Button } from '@caravan/ui/Button';
import { IconButton } from '@caravan/ui/IconButton';
import { Plus, X } from 'lucide-react';
import { canRemoveTier, nextTier, type SpotRange, tierChoices, type TierValues } from '../inventory/item.ts';
import { formWords as words } from '../inventory/messages.ts';
import { FormMoney } from '../forms/FormMoney.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';

export type TierRowsProps = {
  spots: SpotRange;
  currency: string;
  /** Tiers can be added and removed, not only repriced (O-085). */
  canRestructure?: boolean;
  /** Prices can be changed. */
  canReprice?: boolean;
};

/** The cost per traveler by number of travelers, in the form's `costSchedule`. */
export function TierRows({ spots, currency, canRestructure = true, canReprice = true }: TierRowsProps) {
  const { value: tiers, onChange } = useFormAround<{ costSchedule: TierValues[] }>().field('costSchedule');
  const next = nextTier(tiers, spots);
  return (
    <div className="flex flex-col gap-2">
      <div
        aria-hidden
        className="grid grid-cols-[min(7rem,35%)_minmax(0,1fr)_calc(var(--spacing)*8)] gap-3 text-[0.8125rem] text-muted"
      >
        <span>{words.travelers}</span>
        <span>{words.pricePerTraveler}</span>
      </div>
      <ul className="flex flex-col gap-2">
        {tiers.map((tier, i) => {
          const own = tier.numberOfTravelers;
          const taken = new Set(tiers.map((t) => t.numberOfTravelers));
          return (
            // A tier consists only of a number and a price, so its index is its key.
            <li
              key={i}
              className="grid grid-cols-[min(7rem,35%)_minmax(0,1fr)_calc(var(--spacing)*8)] items-start gap-3"
            >
              <FormSelect
                name={`costSchedule.${i}.numberOfTravelers`}
                label={`${words.travelers} ${i + 1}`}
                hideLabel
                numeric
                isDisabled={!canRestructure}
                options={tierChoices(spots, own).map((n) => ({
                  id: String(n),
                  label: String(n),
                  isDisabled: n !== own && taken.has(n),
                }))}
              />
              <FormMoney
                name={`costSchedule.${i}.priceMinor`}
                label={`${words.pricePerTraveler} ${i + 1}`}
                hideLabel
                currency={currency}
                isDisabled={!canReprice}
              />
              {canRestructure && canRemoveTier(tiers, i, spots) && (
                <IconButton
                  label={words.removeTier(own ?? 0)}
                  icon={<X aria-hidden />}
                  size="sm"
                  tooltip={false}
                  className="mt-1.5"
                  onPress={() => onChange(tiers.filter((_, at) => at !== i))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {canRestructure && next && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus aria-hidden />}
          onPress={() => onChange([...tiers, next])}
          className="self-start"
        >
          {words.addTier}
        </Button>
      )}
    </div>
  );
}
