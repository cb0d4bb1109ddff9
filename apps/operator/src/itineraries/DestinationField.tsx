import type { DestinationChoice } from '@caravan/sdk';
import { useListDestinationChoices } from '@caravan/sdk/react-query';
import { useFormAround } from '@caravan/shell/useField';
import { useFormat } from '@caravan/shell/useFormat';
import { ComboBox } from '@caravan/ui/ComboBox';
import { TextField } from '@caravan/ui/TextField';
import type { DetailValues } from './details.ts';
import { detailWords as words } from './messages.ts';

const longest = 120;
const idOf = ({ country, name }: DestinationChoice) => `${country}\n${name}`;

/**
 * The destination (O-133): entered freely in a marketplace without a list, else one of its destinations or, where
 * allowed, another.
 */
export function DestinationField() {
  const { field, values } = useFormAround<DetailValues>();
  const format = useFormat();
  const choices = useListDestinationChoices({ query: { throwOnError: false, staleTime: 600_000 } }).data;
  const destination = field('destination');
  const country = field('country');
  if (!choices || choices.items.length === 0)
    return <TextField label={words.destination} {...destination} isRequired maxLength={longest} />;
  const landOf = (name: string | null) => (name ? format.countryNamed(name) : '');
  const isHere = (one: DestinationChoice) => landOf(one.country) === landOf(values.country);
  const chosen = choices.items.find((one) => isHere(one) && one.name === destination.value);
  // Those of the country come first; a choice also sets the country.
  const sorted = [...choices.items.filter(isHere), ...choices.items.filter((one) => !isHere(one))];
  const optionOf = (one: DestinationChoice) => ({
    id: idOf(one),
    label: one.name,
    description: landOf(one.country),
  });
  const shared = {
    ...destination,
    label: words.destination,
    isRequired: true,
    value: chosen ? idOf(chosen) : null,
    onChange: (id: string | null) => {
      const one = choices.items.find((choice) => idOf(choice) === id);
      if (!one) return;
      destination.onChange(one.name);
      if (!isHere(one)) country.onChange(one.country);
    },
  };
  if (choices.onlyListed) {
    // An itinerary keeps a destination that is no longer offered.
    const kept = destination.value && !chosen;
    const own = { country: values.country ?? '', name: destination.value };
    return (
      <ComboBox
        {...shared}
        description={words.destinationListed}
        options={[...(kept ? [optionOf(own)] : []), ...sorted.map(optionOf)]}
        {...(kept && { value: idOf(own) })}
        emptyText={words.destinationNone}
      />
    );
  }
  const typed = destination.value.trim().toLowerCase();
  const fitting = sorted.filter((one) => chosen || one.name.toLowerCase().includes(typed));
  return (
    <ComboBox
      {...shared}
      description={words.destinationHelp}
      options={fitting.map(optionOf)}
      allowCustom
      emptyText={words.destinationOwn}
      inputValue={destination.value}
      onInputChange={(text) => destination.onChange(text.slice(0, longest))}
    />
  );
}
