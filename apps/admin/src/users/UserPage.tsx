import type { Profile } from '@caravan/sdk';
import { getGetUserQueryOptions, useGetHostOfUser } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useOpened } from '@caravan/shell/useOpened';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Breadcrumb } from '@caravan/ui/Breadcrumb';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Tabs } from '@caravan/ui/Tabs';
import { UserRoundCog } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { PictureAccess } from '../access/PictureAccess.tsx';
import { Relations } from '../access/Relations.tsx';
import { History } from '../audit/History.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { PersonMails } from '../mails/PersonMails.tsx';
import { paths } from '../paths.ts';
import { Assignments } from './Assignments.tsx';
import { Credits } from './Credits.tsx';
import { words } from './messages.ts';
import { person } from './personMessages.ts';
import { type UserTab, userTabs } from './tabs.ts';
import { nameOf, statusTones, whyNotStandIn } from './user.ts';
import { UserActions } from './UserActions.tsx';
import { UserBookings } from './UserBookings.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserForm } from './UserForm.tsx';

const StandInDialog = lazy(() => import('./StandInDialog.tsx').then((m) => ({ default: m.StandInDialog })));

export type UserPageProps = { id: string; tab: UserTab; onTab: (tab: UserTab) => void };

/** One person: account, bookings, credits, emails, permissions, and history. */
export function UserPage({ id, tab, onTab }: UserPageProps) {
  const user = useLoaded(
    getGetUserQueryOptions(id, {
      // A job erases the person within moments.
      query: { refetchInterval: ({ state }) => (state.data?.erasing ? 1500 : false) },
    }),
  );
  const { isSupport } = useStaff();
  const [opened, open, close] = useOpened('open');
  const name = nameOf(user);
  const reason = whyNotStandIn(user);
  usePageTitle('Admin Portal', name);
  const contents = {
    profile: <Account user={user} />,
    bookings: <UserBookings memberId={id} />,
    credits: <Credits userId={id} />,
    emails: <PersonMails addresses={[user.email]} />,
    assignments: <Assignments userId={id} />,
    access: <Relations userId={id} />,
    history: <History objectType="Member" objectId={id} />,
  };
  return (
    <>
      <PageHeader
        breadcrumb={<Breadcrumb items={[{ label: words.title, href: paths.users }, { label: name }]} />}
        title={name}
        description={user.email}
        badges={
          <>
            <Badge>{words.groups[user.group]}</Badge>
            <Badge tone={statusTones[user.status]} dot>
              {words.statuses[user.status]}
            </Badge>
          </>
        }
        actions={
          <>
            {user.group === 'host' && <HostLink userId={id} />}
            {!isSupport && (
              <Button
                icon={<UserRoundCog aria-hidden />}
                onPress={() => open('standIn')}
                {...(reason && { disabledReason: reason })}
              >
                {words.standIn}
              </Button>
            )}
          </>
        }
      />
      <Tabs
        label={name}
        value={tab}
        onChange={(next) => onTab(next as UserTab)}
        className="mt-7"
        tabs={userTabs
          .filter((key) => key !== 'assignments' || (user.group === 'accountManager' && !isSupport))
          .map((key) => ({ id: key, label: person.tabs[key], content: contents[key] }))}
      />
      <Suspense fallback={null}>
        {opened === 'standIn' && !isSupport && !reason && <StandInDialog user={user} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The host that a person is or works for. */
function HostLink({ userId }: { userId: string }) {
  const host = useGetHostOfUser(userId, { query: { throwOnError: false } }).data;
  if (!host) return null;
  return (
    <LinkButton variant="secondary" href={paths.host(host.id)}>
      {person.hostPage}
    </LinkButton>
  );
}

function Account({ user }: { user: Profile }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={person.account}>
        <Avatar name={nameOf(user)} src={user.profilePictureUrl} size="lg" className="mb-5" />
        <p className="mb-5 text-sm empty:hidden">
          <PictureAccess url={user.profilePictureUrl} />
        </p>
        <UserFacts user={user} />
        <UserActions user={user} />
      </Card>
      {!user.erasing && user.erasedAt === undefined && (
        <Card title={person.edit}>
          <UserForm key={user.id} user={user} />
        </Card>
      )}
    </div>
  );
}
