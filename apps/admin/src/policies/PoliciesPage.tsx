import { Acting } from '../frame/Acting.tsx';
import { getGetPoliciesQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Facts } from '@caravan/ui/Facts';
import { PageHeader } from '@caravan/ui/PageHeader';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';
import { policyGroups, type PolicyRow } from './policy.ts';
import { useShown, valued } from './useShown.ts';

// Loaded lazily: the form fields are large, and most visits are read-only.
const PolicyDialog = lazy(() => import('./PolicyDialog.tsx').then((m) => ({ default: m.PolicyDialog })));

/** The tenant's policies by group; each group is edited as a whole. */
export function PoliciesPage() {
  const { items, version } = useLoaded(getGetPoliciesQueryOptions());
  const show = useShown();
  usePageTitle('Admin Portal', words.title);
  const [editing, setEditing] = useState<string>();
  const groups = policyGroups(items);
  const open = groups.find((group) => group.id === editing);
  const standard = (row: PolicyRow) => {
    const { defaultText } = row.item;
    return defaultText && words.standard(String(show({ ...row, item: valued(row.item, defaultText) })));
  };
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {groups.length === 0 && <EmptyState title={words.empty} art="compass" />}
      <div className="mt-8 columns-1 gap-8 lg:columns-2">
        {groups.map((group) => (
          <Card
            key={group.id}
            title={group.title}
            className="mb-8 break-inside-avoid"
            actions={
              <Acting>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={words.edit(group.title)}
                  onPress={() => setEditing(group.id)}
                >
                  {words.editShort}
                </Button>
              </Acting>
            }
          >
            <Facts
              layout="columns"
              items={group.rows.map((row) => ({
                id: row.item.path,
                label: row.label,
                detail: row.help,
                value: (
                  <>
                    {show(row)}
                    {row.item.changed && (
                      <>
                        {' '}
                        <Badge size="sm" tone="blue">
                          {words.changed}
                        </Badge>
                        <span className="text-sm text-muted">{standard(row)}</span>
                      </>
                    )}
                  </>
                ),
              }))}
            />
          </Card>
        ))}
      </div>
      {open && (
        <Suspense fallback={null}>
          <PolicyDialog group={open} version={version} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  );
}
