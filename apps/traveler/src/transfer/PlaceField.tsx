import type { Place } from '@caravan/sdk';
import { getSearchPlacesQueryOptions } from '@caravan/sdk/react-query';
import { useDebounced } from '@caravan/shell/useDebounced';
import { useFormat } from '@caravan/shell/useFormat';
import { ComboBox } from '@caravan/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

const labelOf = (place: Place) => [place.name, place.code && `(${place.code})`].filter(Boolean).join(' ');

/** Finds an airport or city with server-side search. */
export function PlaceField({
  label,
  value,
  onChange,
  error,
}: {
  label: string;
  value: Place | null;
  onChange: (place: Place | null) => void;
  error: string | undefined;
}) {
  const format = useFormat();
  const [text, setText] = useState(value ? labelOf(value) : '');
  const typed = useDebounced(text.trim());
  const found = useQuery({
    ...getSearchPlacesQueryOptions({ q: typed }),
    enabled: typed !== '' && (!value || labelOf(value) !== typed),
  });
  const places = found.data?.items ?? [];
  const options = (
    value && !places.some((p) => p.placeId === value.placeId) ? [value, ...places] : places
  ).map((place) => ({
    id: place.placeId,
    label: labelOf(place),
    ...(place.country && {
      description: [place.city, format.countryNamed(place.country)].filter(Boolean).join(', '),
    }),
  }));
  return (
    <ComboBox
      label={label}
      placeholder={words.findPlace}
      emptyText={words.noPlace}
      opensOn="input"
      options={options}
      value={value?.placeId ?? null}
      onChange={(id) => {
        const chosen = [...places, ...(value ? [value] : [])].find((p) => p.placeId === id) ?? null;
        onChange(chosen);
        if (chosen) setText(labelOf(chosen));
      }}
      inputValue={text}
      onInputChange={(next) => {
        setText(next);
        // Selecting an option sets the input's text, which isn't a search.
        if (value && next !== labelOf(value) && !places.some((p) => labelOf(p) === next)) onChange(null);
      }}
      isLoading={found.isFetching}
      error={error}
      isRequired
    />
  );
}
