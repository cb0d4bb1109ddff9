import { getGetPoliciesQueryOptions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Facts } from '@caravan/ui/Facts';
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
          <Card key={group.id} title={group.title} className="mb-8 break-inside-avoid">
            <Facts items={group.rows.map((row) => ({ id: row.path, label: row.label, value: show(row) }))} />
          </Card>
        ))}
      </div>
    </>
  );
}
