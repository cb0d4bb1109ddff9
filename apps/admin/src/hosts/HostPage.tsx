import { type Host, HostStatus } from '@caravan/sdk';
import { addHostMember, getHost, removeHostMember, updateHost } from '@caravan/sdk/client';
import { updateHostForm } from '@caravan/sdk/forms';
import {
  getGetHostQueryKey,
  getGetHostQueryOptions,
  getListHostMembersQueryKey,
  useListHostMembers,
} from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Tabs } from '@caravan/ui/Tabs';
import { useQueryClient } from '@tanstack/react-query';
import { AccessPanel } from '../access/AccessPanel.tsx';
import { PictureAccess } from '../access/PictureAccess.tsx';
import { History } from '../audit/History.tsx';
import { Facts } from '../list/Facts.tsx';
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
import { HostBadge } from './HostBadge.tsx';
import { HostTrips } from './HostTrips.tsx';
import { levels, statusWords, words } from './messages.ts';
import { MoreActions } from './MoreActions.tsx';
import { Reviews } from './Reviews.tsx';
import { type HostTab, hostTabs } from './tabs.ts';

export type HostPageProps = { id: string; tab: HostTab; onTab: (tab: HostTab) => void };

const flag = [
  { id: 'true', label: shared.yes },
  { id: 'false', label: shared.no },
];
const fields: FormField[] = [
  { name: 'level', label: words.columns.level, kind: 'number', options: levels },
  {
    name: 'status',
    label: words.columns.status,
    kind: 'select',
    options: Object.values(HostStatus).map((id) => ({ id, label: statusWords[id] })),
  },
  { name: 'active', label: words.active, kind: 'flag', options: flag },
  { name: 'onboardingCompleted', label: words.columns.onboarded, kind: 'flag', options: flag },
  { name: 'pagePath', label: words.pagePath },
];

/** One host: the marketplace's settings for them, their people, trips, and history. */
export function HostPage({ id, tab, onTab }: HostPageProps) {
  const host = useLoaded(getGetHostQueryOptions(id));
  const { seesAll, isAdmin } = useStaff();
  usePageTitle('Admin Portal', host.displayName);
  const contents = {
    profile: <Profile host={host} />,
    people: <People host={host} />,
    trips: <HostTrips hostId={id} />,
    reviews: <Reviews of="host" id={id} />,
    emails: <TeamEmails id={id} />,
    payouts: (
      <div className="flex flex-col gap-6">
        <PayoutSetup kind="host" id={id} name={host.displayName} />
        <RecordPayouts payeeKind="host" payeeId={id} />
      </div>
    ),
    access: <AccessPanel namespace="Host" objectId={id} />,
    history: <History objectType="Host" objectId={id} />,
  };
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: words.title, href: paths.hosts }, { label: host.displayName }]} />
        }
        title={host.displayName}
        kicker={words.level(host.level, host.levelName)}
        badges={
          <>
            <HostBadge status={host.status} />
            {!host.active && <Badge tone="grey">{words.inactive}</Badge>}
          </>
        }
        actions={
          seesAll && (
            <>
              {isAdmin && <MoreActions host={host} />}
              <StatementButton kind="host" id={id} />
              <LinkButton variant="secondary" href={paths.user(host.memberId)}>
                {words.openUser}
              </LinkButton>
            </>
          )
        }
      />
      <Tabs
        label={host.displayName}
        value={tab}
        onChange={(next) => onTab(next as HostTab)}
        className="mt-7"
        tabs={hostTabs
          .filter((key) => seesAll || !staffTabs.has(key))
          .map((key) => ({ id: key, label: words.tabs[key], content: contents[key] }))}
      />
    </>
  );
}

function TeamEmails({ id }: { id: string }) {
  return <TeamMails members={useListHostMembers(id, { query: { throwOnError: false } })} />;
}

function Profile({ host }: { host: Host }) {
  const { onSave, onReload } = useRecord(host.id, getGetHostQueryKey(host.id), {
    get: getHost,
    update: updateHost,
  });
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card title={words.edit}>
        <RecordForm
          record={host}
          fields={fields}
          rules={updateHostForm}
          onSave={onSave}
          onReload={onReload}
        />
      </Card>
      <Card title={words.person}>
        <Avatar name={host.displayName} src={host.profilePictureUrl} size="lg" className="mb-5" />
        <p className="mb-5 text-sm empty:hidden">
          <PictureAccess url={host.profilePictureUrl} />
        </p>
        <Facts
          rows={[
            [words.firstName, host.firstName],
            [words.lastName, host.lastName],
            [words.columns.email, host.email],
            [words.bio, host.bio && <span className="whitespace-pre-line">{host.bio}</span>],
            [words.tiers, host.unlockedTiers.join(', ') || words.none],
            [words.launchRule, host.launchRule],
          ]}
        />
      </Card>
    </div>
  );
}

function People({ host }: { host: Host }) {
  const client = useQueryClient();
  const members = useListHostMembers(host.id);
  const keep = <T,>(list: T) => {
    client.setQueryData(getListHostMembersQueryKey(host.id), list);
    return list;
  };
  return (
    <Members
      members={members.data?.items}
      error={members.error?.message}
      onRetry={() => void members.refetch()}
      of={host.displayName}
      removeText={words.removeText}
      onAdd={async (person, request) => keep(await addHostMember(host.id, person, request))}
      onRemove={async (member) => keep(await removeHostMember(host.id, member))}
    />
  );
}
