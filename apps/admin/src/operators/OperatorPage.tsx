import type { Operator } from '@caravan/sdk';
import {
  addOperatorMember,
  getOperator,
  removeOperatorMember,
  updateOperator,
  updateOperatorMember,
} from '@caravan/sdk/client';
import { updateOperatorForm } from '@caravan/sdk/forms';
import {
  getGetOperatorQueryKey,
  getGetOperatorQueryOptions,
  getListOperatorMembersQueryKey,
  getListOperatorsQueryKey,
  useListOperatorMembers,
} from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useRefresh } from '@caravan/shell/useRefresh';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { useProfile } from '@caravan/shell/useProfile';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { Card } from '@caravan/ui/Card';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Tabs } from '@caravan/ui/Tabs';
import { useQueryClient } from '@tanstack/react-query';
import { UserRoundCog } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { AccessPanel } from '../access/AccessPanel.tsx';
import { History } from '../audit/History.tsx';
import { HostTrips } from '../hosts/HostTrips.tsx';
import { Reviews } from '../hosts/Reviews.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { TeamMails } from '../mails/TeamMails.tsx';
import PayoutSetup from '../money/PayoutSetup.tsx';
import RecordPayouts from '../money/RecordPayouts.tsx';
import { StatementButton } from '../money/StatementButton.tsx';
import { paths } from '../paths.ts';
import { Members } from '../records/Members.tsx';
import { words as shared } from '../records/messages.ts';
import type { FormField } from '../records/RecordField.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { staffTabs } from '../records/staffTabs.ts';
import { useRecord } from '../records/useRecord.ts';
import { words } from './messages.ts';
import { type OperatorTab, operatorTabs } from './tabs.ts';

const StandInMember = lazy(() => import('./StandInMember.tsx'));

export type OperatorPageProps = { id: string; tab: OperatorTab; onTab: (tab: OperatorTab) => void };

const fields: FormField[] = [
  { name: 'name', label: words.columns.name },
  { name: 'code', label: words.columns.code },
  {
    name: 'active',
    label: words.active,
    kind: 'flag',
    options: [
      { id: 'true', label: shared.yes },
      { id: 'false', label: shared.no },
    ],
  },
  { name: 'phone', label: words.phone },
  { name: 'email', label: words.columns.email, kind: 'email' },
  { name: 'about', label: words.about, kind: 'area' },
  { name: 'terms', label: words.terms, kind: 'area', help: words.termsHelp },
];

/** One operator: details, people, trips, and history. */
export function OperatorPage({ id, tab, onTab }: OperatorPageProps) {
  const operator = useLoaded(getGetOperatorQueryOptions(id));
  const { group } = useProfile();
  const { seesAll, isAdmin } = useStaff();
  usePageTitle('Admin Portal', operator.name);
  const contents = {
    details: <Details operator={operator} />,
    people: <People operator={operator} />,
    trips: <HostTrips operatorId={id} />,
    reviews: <Reviews of="operator" id={id} />,
    emails: <TeamEmails id={id} />,
    payouts: (
      <div className="flex flex-col gap-6">
        <PayoutSetup kind="operator" id={id} name={operator.name} />
        <RecordPayouts payeeKind="operator" payeeId={id} />
      </div>
    ),
    access: <AccessPanel namespace="Operator" objectId={id} />,
    history: <History objectType="Operator" objectId={id} />,
  };
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: words.title, href: paths.operators }, { label: operator.name }]} />
        }
        title={operator.name}
        kicker={operator.code}
        badges={
          <Badge tone={operator.active ? 'green' : 'grey'} dot>
            {operator.active ? words.active : words.inactive}
          </Badge>
        }
        actions={
          seesAll && (
            <>
              {isAdmin && <StandIn operator={operator} />}
              <StatementButton kind="operator" id={id} />
            </>
          )
        }
      />
      <Tabs
        label={operator.name}
        value={tab}
        onChange={(next) => onTab(next as OperatorTab)}
        className="mt-7"
        tabs={operatorTabs
          .filter((key) => seesAll || !staffTabs.has(key))
          .filter((key) => key !== 'reviews' || group !== 'accountManager')
          .map((key) => ({ id: key, label: words.tabs[key], content: contents[key] }))}
      />
    </>
  );
}

function TeamEmails({ id }: { id: string }) {
  return <TeamMails members={useListOperatorMembers(id, { query: { throwOnError: false } })} />;
}

function StandIn({ operator }: { operator: Operator }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<UserRoundCog aria-hidden />} onPress={() => setOpen(true)}>
        {words.standIn.open}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <StandInMember operatorId={operator.id} name={operator.name} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

function Details({ operator }: { operator: Operator }) {
  const { onSave, onReload } = useRecord(operator.id, getGetOperatorQueryKey(operator.id), {
    get: getOperator,
    update: updateOperator,
  });
  return (
    <Card>
      <RecordForm
        record={operator}
        fields={fields}
        rules={updateOperatorForm}
        onSave={onSave}
        onReload={onReload}
      />
    </Card>
  );
}

function People({ operator }: { operator: Operator }) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const members = useListOperatorMembers(operator.id);
  const keep = <T,>(list: T) => {
    client.setQueryData(getListOperatorMembersQueryKey(operator.id), list);
    void refresh(getListOperatorsQueryKey());
    return list;
  };
  return (
    <Members
      members={members.data?.items}
      error={members.error?.message}
      onRetry={() => void members.refetch()}
      of={operator.name}
      removeText={words.removeText}
      onAdd={async (person, request) => keep(await addOperatorMember(operator.id, person, request))}
      onRemove={async (member, request) => keep(await removeOperatorMember(operator.id, member, request))}
      onRole={async (member, role, request) =>
        keep(await updateOperatorMember(operator.id, member, { role }, request))
      }
    />
  );
}
