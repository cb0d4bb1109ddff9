import { Acting } from '../frame/Acting.tsx';
import { Group, type Profile, ProfileStatus } from '@caravan/sdk';
import { listUsers } from '@caravan/sdk/client';
import { getListUsersQueryKey, useGetUser } from '@caravan/sdk/react-query';
import { ListPage } from '@caravan/shell/ListPage';
import { useOpened } from '@caravan/shell/useOpened';
import { useList } from '@caravan/shell/useList';
import { Avatar } from '@caravan/ui/Avatar';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { PanelRightOpen, Plus, UserRoundCog } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RowButton } from '@caravan/shell/RowButton';
import { useBulk } from '../bulk/useBulk.tsx';
import { useStaff } from '../frame/useStaff.ts';
import { words } from './messages.ts';
import { nameOf, partOf, statusTones, whyNotStandIn } from './user.ts';

const InviteDialog = lazy(() => import('./InviteDialog.tsx').then((m) => ({ default: m.InviteDialog })));
const StandInDialog = lazy(() => import('./StandInDialog.tsx').then((m) => ({ default: m.StandInDialog })));
const UserDrawer = lazy(() => import('./UserDrawer.tsx').then((m) => ({ default: m.UserDrawer })));
const route = getRouteApi('/users/');
const groups = Object.values(Group).map((id) => ({ id, label: words.groups[id] }));
const statuses = Object.values(ProfileStatus).map((id) => ({ id, label: words.statuses[id] }));

/** The people in the tenant; the admins' landing page (H-031). */
export function UsersPage() {
  const { user: _, open: inviting, ...asked } = route.useSearch();
  const [opened, open, close] = useOpened('user');
  const users = useList(listUsers, getListUsersQueryKey, asked);
  const bulk = useBulk('resendInvitations', asked);
  const { isSupport } = useStaff();
  const [, invite, endInvite] = useOpened('open');
  const [standIn, setStandIn] = useState<Profile>();
  const listed = users.items?.find((u) => u.id === opened);
  // A link can open a person who isn't on the loaded page, or whom the search excludes.
  const looked = useGetUser(opened ?? '', {
    query: { enabled: opened !== undefined && users.items !== undefined && !listed, throwOnError: false },
  });
  const chosen = listed ?? (opened ? looked.data : undefined);

  const columns: Column<Profile>[] = [
    {
      id: 'name',
      header: words.columns.name,
      primary: true,
      sortKey: 'name',
      cell: (u) => (
        <span className="flex items-center gap-3">
          <Avatar name={nameOf(u)} src={u.profilePictureUrl} size="sm" />
          <RowButton onPress={() => open(u.id)}>{nameOf(u)}</RowButton>
        </span>
      ),
    },
    { id: 'email', header: words.columns.email, sortKey: 'email', cell: (u) => u.email },
    {
      id: 'group',
      header: words.columns.group,
      sortKey: 'group',
      cell: (u) => words.groups[u.group],
    },
    {
      id: 'part',
      header: words.columns.part,
      cell: (u) => partOf(u) || <span className="text-muted">–</span>,
    },
    {
      id: 'status',
      header: words.columns.status,
      sortKey: 'status',
      cell: (u) => (
        <Badge size="sm" tone={statusTones[u.status]} dot>
          {words.statuses[u.status]}
        </Badge>
      ),
    },
  ];

  return (
    <ListPage
      title={words.title}
      description={words.description}
      actions={
        <Acting>
          <Button icon={<Plus aria-hidden />} onPress={() => invite('invite')}>
            {words.invite}
          </Button>
        </Acting>
      }
      search={words.search}
      filters={[
        { name: 'group', label: words.group, all: words.allGroups, options: groups },
        { name: 'status', label: words.status, all: words.allStatuses, options: statuses },
      ]}
      {...bulk}
      list={users}
      columns={columns}
      rowId={(u) => u.id}
      rowLabel={nameOf}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
      rowActions={(u) => {
        const reason = whyNotStandIn(u);
        return [
          {
            id: 'details',
            label: words.details,
            icon: <PanelRightOpen aria-hidden />,
            onAction: () => open(u.id),
          },
          ...(isSupport
            ? []
            : [
                {
                  id: 'stand-in',
                  label: words.standIn,
                  icon: <UserRoundCog aria-hidden />,
                  onAction: () => setStandIn(u),
                  ...(reason && { disabledReason: reason }),
                },
              ]),
        ];
      }}
    >
      <Suspense fallback={null}>
        {chosen && <UserDrawer user={chosen} onClose={close} onStandIn={() => setStandIn(chosen)} />}
        {inviting && <InviteDialog onClose={endInvite} />}
        {standIn && <StandInDialog user={standIn} onClose={() => setStandIn(undefined)} />}
      </Suspense>
    </ListPage>
  );
}
