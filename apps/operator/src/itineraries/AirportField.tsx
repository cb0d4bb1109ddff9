import { getSearchPlacesQueryOptions } from '@caravan/sdk/react-query';
import { useField } from '@caravan/shell/useField';
import { ComboBox } from '@caravan/ui/ComboBox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { AirportValues } from './details.ts';
import { detailWords as words } from './messages.ts';

/** Finds an airport by name, city, or code (O-177). */
export function AirportField({ name, label }: { name: 'arrival' | 'departure'; label: string }) {
  const { value, onChange } = useField<AirportValues>(name);
  const { error } = useField<string>(`${name}.code`);
  const shown = nameOf(value);
  const [typed, setTyped] = useState(shown);
  const q = useDeferredValue(typed.trim());
  const asks = q.length > 0 && q !== shown;
  const found = useQuery({
    ...getSearchPlacesQueryOptions({ q, type: 'airport', limit: 8 }),
    enabled: asks,
    throwOnError: false,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const places = asks ? (found.data?.items ?? []) : [];
  const options = [
    ...(value.code ? [{ id: value.code, label: shown }] : []),
    ...places
      .filter((place) => place.code && place.code !== value.code)
      .map((place) => ({
        id: place.code!,
        label: nameOf({ code: place.code!, name: place.name }),
        description: [place.city, place.country].filter(Boolean).join(', '),
      })),
  ];
  return (
    <ComboBox
      label={label}
      description={words.airportHelp}
      error={error}
      options={options}
      opensOn="input"
      inputValue={typed}
      onInputChange={setTyped}
      isLoading={asks && found.isFetching}
      emptyText={words.airportNone}
      value={value.code || null}
      onChange={(code) => {
        const place = places.find((one) => one.code === code);
        if (place) {
          const next = {
            code: place.code!,
            name: place.name,
            ...(place.city && { city: place.city }),
            ...(place.country && { country: place.country }),
          };
          onChange(next);
          setTyped(nameOf(next));
        } else if (!code) onChange({ code: '', name: '' });
      }}
    />
  );
}

const nameOf = ({ code, name }: AirportValues) => (code ? `${name} (${code})` : '');
