import { useListRegions } from '@caravan/sdk/react-query';
import { ComboBox } from '@caravan/ui/ComboBox';
import { useField } from '../form/FormContext.ts';
import { words } from './messages.ts';

export type RegionFieldProps = { country: string };

/**
 * States or regions of the selected country. Disabled until a country is selected, and required if the
 * country has any (O-154).
 */
export function RegionField({ country }: RegionFieldProps) {
  const { data } = useListRegions(country, {
    query: { enabled: country !== '', staleTime: Infinity, throwOnError: false },
  });
  const { value, onChange, error } = useField<string>('subdivisionCode');
  const regions = data?.items ?? [];
  const none = !!data && regions.length === 0;
  return (
    <ComboBox
      label={words.fields.subdivisionCode}
      name="subdivisionCode"
      isRequired={!none}
      isDisabled={!country || none}
      {...((!country || none) && { description: none ? words.noRegions : words.chooseCountry })}
      options={regions.map(({ code, name }) => ({ id: code, label: name }))}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
      error={error}
    />
  );
}
