import type { FieldChange, ServiceChange } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { Changes } from '../Changes/Changes.tsx';
import { words } from './messages.ts';

export type DifferencesProps = { fields: readonly FieldChange[]; services: readonly ServiceChange[] };

const tones = { added: 'green', removed: 'red', changed: 'blue' } as const;

/** What differs between two versions, by field and service. */
export function Differences({ fields, services }: DifferencesProps) {
  if (fields.length === 0 && services.length === 0) return <p className="text-sm text-muted">{words.same}</p>;
  return (
    <div className="flex flex-col gap-6">
      {fields.length > 0 && <Changes entry={recorded(fields)} />}
      {services.map((service) => (
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
          <span className="font-normal text-muted tabular">{words.day(service.day)}</span>
        )}
        <Badge size="sm" tone={tones[service.change]}>
          {words.kinds[service.change]}
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
