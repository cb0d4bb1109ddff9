import type { AddressLocation } from '@caravan/sdk';
import { getSearchPlacesQueryOptions } from '@caravan/sdk/react-query';
import { useField } from '@caravan/shell/useField';
import { Alert } from '@caravan/ui/Alert';
import { ComboBox } from '@caravan/ui/ComboBox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { words } from './messages.ts';
import { useIsClosed } from './OpenFields.ts';

export type PlaceFieldProps = {
  /** Field for the place that was found; a location that is only text is in `old`. */
  name: string;
  label: string;
  old?: string | undefined;
};

/**
 * A place found by name, with its coordinates (O-066, O-197). A text-only location predates place search: it
 * prefills the search, and a notice asks the operator to confirm it (O-205).
 */
export function PlaceField({ name, label, old }: PlaceFieldProps) {
  const { value, onChange } = useField<AddressLocation | null | undefined>(name);
  const { error } = useField<string>(`${name}.name`);
  const closed = useIsClosed(name);
  const shown = value?.name ?? '';
  const [typed, setTyped] = useState(shown || old || '');
  const q = useDeferredValue(typed.trim());
  const asks = q.length > 0 && q !== shown && !closed.isDisabled;
  const found = useQuery({
    ...getSearchPlacesQueryOptions({ q, limit: 8 }),
    enabled: asks,
    throwOnError: false,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const places = asks ? (found.data?.items ?? []) : [];
  const current = value && { id: value.placeId ?? value.name, label: value.name };
  const options = [
    ...(current ? [current] : []),
    ...places
      .filter((place) => place.placeId !== current?.id)
      .map((place) => ({
        id: place.placeId,
        label: place.name,
        description: [place.city, place.country].filter(Boolean).join(', '),
      })),
  ];
  return (
    <div className="flex flex-col gap-3">
      {old && !value && <Alert tone="info">{words.oldLocation}</Alert>}
      <ComboBox
        label={label}
        description={words.placeHelp}
        error={error ?? (found.error && asks ? words.placeFailed : undefined)}
        options={options}
        opensOn="input"
        inputValue={typed}
        onInputChange={setTyped}
        isLoading={asks && found.isFetching}
        emptyText={words.placeNone}
        value={current?.id ?? null}
        onChange={(id) => {
          const place = places.find((one) => one.placeId === id);
          if (place) {
            const { placeId, type, geoLocation } = place;
            onChange({
              name: place.name,
              placeId,
              types: [type],
              ...(geoLocation && { geoLocation }),
            });
            setTyped(place.name);
          } else if (!id && !typed.trim()) onChange(undefined);
        }}
        {...closed}
      />
    </div>
  );
}
