import { getGetPoliciesQueryOptions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { EmptyState } from '@caravan/ui/EmptyState';
import { PageHeader } from '@caravan/ui/PageHeader';
import { words } from './messages.ts';
import { policyGroups, type PolicyRow } from './policy.ts';

/** The tenant's policies, to read. */
export function PoliciesPage() {
  const { values } = useLoaded(getGetPoliciesQueryOptions());
  const format = useFormat();
  usePageTitle('Admin Portal', words.title);
  const groups = policyGroups(values);
  const show = ({ unit, value }: PolicyRow) => {
    if (unit === 'money') return format.money(value);
    if (unit === 'share') return format.percent(value);
    if (unit === 'count') return format.number(value);
    return words.units[unit](value);
  };
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {groups.length === 0 && <EmptyState title={words.empty} art="compass" />}
      <div className="mt-8 columns-1 gap-8 lg:columns-2 2xl:columns-3">
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={`policy-${group.id}`} className="mb-8 break-inside-avoid">
            <h2 id={`policy-${group.id}`} className="mb-2 text-base font-semibold">
              {group.title}
            </h2>
            <dl className="divide-y divide-line rounded-lg border border-line bg-raised text-sm">
              {group.rows.map((row) => (
                <div key={row.path} className="flex items-baseline justify-between gap-4 px-4 py-2">
                  <dt className="text-muted">{row.label}</dt>
                  <dd className="shrink-0 font-medium tabular">{show(row)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
