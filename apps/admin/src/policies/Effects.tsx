import type { ApiError, PolicyChange, PolicyEffect, PolicyEffects, PolicyItem } from '@caravan/sdk';
import { previewPolicies } from '@caravan/sdk/client';
import { getGetPoliciesQueryKey } from '@caravan/sdk/react-query';
import { useDebounced } from '@caravan/shell/useDebounced';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { effectWords as words } from './effectMessages.ts';
import type { PolicyRow } from './policy.ts';
import { useShown, valued } from './useShown.ts';

export type EffectsProps = { rows: readonly PolicyRow[]; changes: readonly PolicyChange[] };

/** What the unsaved values would do to open trips, bookings, and other records, as the server says. */
export function Effects({ rows, changes }: EffectsProps) {
  const now = JSON.stringify(changes);
  const asked = useDebounced(now, 400);
  const { data, error, refetch, isPlaceholderData } = useQuery<PolicyEffects, ApiError>({
    queryKey: [...getGetPoliciesQueryKey(), 'preview', asked],
    queryFn: ({ signal }) => previewPolicies({ items: JSON.parse(asked) as PolicyChange[] }, { signal }),
    enabled: asked !== '[]',
    placeholderData: (before) => before,
    throwOnError: false,
    retry: false,
  });
  if (changes.length === 0) return null;
  const isOld = isPlaceholderData || asked !== now;
  return (
    <section aria-live="polite" aria-busy={isOld} className="border-t border-line pt-4 sm:col-span-2">
      <h3 className="kicker mb-2">{words.title}</h3>
      {error && error.status < 500 ? (
        <Alert tone="warning">{words.invalid}</Alert>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : data ? (
        <ul className={isOld ? 'flex flex-col gap-3 opacity-60' : 'flex flex-col gap-3'}>
          {data.items.map((effect) => {
            const row = rows.find(({ item }) => item.path === effect.path);
            return row && <Effect key={effect.path} row={row} effect={effect} />;
          })}
        </ul>
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  );
}

function Effect({ row, effect }: { row: PolicyRow; effect: PolicyEffect }) {
  const show = useShown();
  const format = useFormat();
  const at = (valueText: string, currency?: string) => {
    const item: PolicyItem = valued(row.item, valueText);
    const amount = row.unit === 'money' && currency && item.number !== undefined;
    return amount ? format.money(item.number ?? 0, currency) : String(show({ ...row, item }));
  };
  const lines = [
    words.applies[effect.applies],
    ...effect.kept.map(({ valueText, currency, trips, bookings }) =>
      words.kept(at(valueText, currency), words.trips(trips), words.bookings(bookings)),
    ),
    ...effect.touched.map(({ what, count }) => words.touched[what](count)),
  ];
  return (
    <li className="text-sm">
      <p className="font-medium">{words.change(row.label, String(show(row)), at(effect.valueText))}</p>
      {lines.map((line) => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
    </li>
  );
}
