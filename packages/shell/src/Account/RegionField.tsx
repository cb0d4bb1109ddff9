import { useListRegions } from '@caravan/sdk/react-query';
import { ComboBox } from '@caravan/ui/ComboBox';
import { type Control, Controller } from '../form/form.ts';
import type { AddressValues } from './AddressForm.tsx';
import { words } from './messages.ts';

export type RegionFieldProps = { control: Control<AddressValues>; country: string };

/** States and regions of the chosen country; it waits for the country, and is required where there are any (O-154). */
export function RegionField({ control, country }: RegionFieldProps) {
  const { data } = useListRegions(country, {
    query: { enabled: country !== '', staleTime: Infinity, throwOnError: false },
  });
  const regions = data?.items ?? [];
  const none = !!data && regions.length === 0;
  return (
    <Controller
      control={control}
      name="subdivisionCode"
      rules={{ validate: (value) => value !== '' || none || words.required }}
      render={({ field, fieldState }) => (
        <ComboBox
          label={words.fields.subdivisionCode}
          name={field.name}
          isRequired={!none}
          isDisabled={!country || none}
          {...((!country || none) && { description: none ? words.noRegions : words.chooseCountry })}
          options={regions.map(({ code, name }) => ({ id: code, label: name }))}
          value={field.value || null}
          onChange={(id) => field.onChange(id ?? '')}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
