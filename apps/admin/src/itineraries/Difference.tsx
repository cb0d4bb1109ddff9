import type { FieldChange, ServiceChange } from '@caravan/sdk';
import { getCompareItineraryVersionsQueryOptions } from '@caravan/sdk/react-query';
import { Changes } from '@caravan/shell/Changes';
import { Badge } from '@caravan/ui/Badge';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { words } from './messages.ts';

export type DifferenceProps = {
  id: string;
  version: number;
  /** The version to compare with. Default: the current one. */
  with?: number;
};

const w = words.difference;
const tones = { added: 'green', removed: 'red', changed: 'blue' } as const;

/** The changes between two versions, by field and service. */
export function Difference({ id, version, with: other }: DifferenceProps) {
  const { data, error, refetch } = useQuery({
    ...getCompareItineraryVersionsQueryOptions(id, version, other === undefined ? {} : { with: other }),
    throwOnError: false,
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (!data) return <Skeleton lines={6} />;
  if (data.fields.length === 0 && data.services.length === 0)
    return <p className="text-sm text-muted">{w.same}</p>;
  return (
    <div className="flex flex-col gap-6">
      {data.fields.length > 0 && <Changes entry={recorded(data.fields)} />}
      {data.services.map((service) => (
        <Service key={`${service.serviceId}-${service.change}`} service={service} />
      ))}
    </div>
  );
}

function Service({ service }: { service: ServiceChange }) {
  return (
    <section>
      <h3 className="mb-2 flex flex-wrap items-center gap-2 text-sm font-semibold">
        {service.name ?? service.type}
        {service.day !== undefined && (
          <span className="font-normal text-muted tabular">{w.day(service.day)}</span>
        )}
        <Badge size="sm" tone={tones[service.change]}>
          {w.changes[service.change]}
        </Badge>
      </h3>
      <Changes entry={recorded(service.fields)} />
    </section>
  );
}

/** Converts field changes to a record of before and after; their values come as JSON. */
function recorded(fields: readonly FieldChange[]) {
  const side = (of: 'before' | 'after') =>
    Object.fromEntries(fields.map((f) => [f.field, f[of] === '' ? null : (JSON.parse(f[of]) as unknown)]));
  return { before: side('before'), after: side('after') };
}
