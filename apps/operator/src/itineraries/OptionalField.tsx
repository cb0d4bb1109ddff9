import { useFormAround } from '@caravan/shell/useField';
import { Button } from '@caravan/ui/Button';
import { FormSection } from '@caravan/ui/FormSection';
import { IconButton } from '@caravan/ui/IconButton';
import { Plus, X } from 'lucide-react';
import { FormMoney } from '../forms/FormMoney.tsx';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormText } from '../forms/FormText.tsx';
import { Asked } from './Asked.tsx';
import type { DetailValues } from './details.ts';
import { optionalWords as words } from './messages.ts';

const most = 40;

/** Options outside the days that hosts can choose for their group, up to their quantity (O-074, O-144). */
export function OptionalField({ currency }: { currency: string }) {
  const { values, set } = useFormAround<DetailValues>();
  const { optional } = values;
  const add = () =>
    set('optional', [
      ...optional,
      { id: crypto.randomUUID(), name: '', type: 'activity', priceMinor: null, quantity: null },
    ]);
  return (
    <FormSection title={words.title} description={words.text}>
      <Asked field="additionalOptionalServices" />
      <ul className="flex flex-col gap-4">
        {optional.map((one, i) => (
          <li
            key={one.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_7rem_auto]"
          >
            <FormText name={`optional.${i}.name`} label={words.name} maxLength={160} isRequired />
            <FormMoney name={`optional.${i}.priceMinor`} label={words.price} currency={currency} />
            <FormNumber name={`optional.${i}.quantity`} label={words.quantity} min={0} max={1000} />
            <IconButton
              label={words.remove(one.name)}
              icon={<X aria-hidden />}
              onPress={() =>
                set(
                  'optional',
                  optional.filter((other) => other !== one),
                )
              }
              className="self-end"
            />
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="secondary"
        icon={<Plus aria-hidden />}
        onPress={add}
        className="self-start"
        isDisabled={optional.length >= most}
      >
        {words.add}
      </Button>
    </FormSection>
  );
}
