import type { Member, MemberList, MemberRole } from '@caravan/sdk';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Plus, ShieldCheck, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useStaff } from '../frame/useStaff.ts';
import { AddMember, type AddMemberProps } from './AddMember.tsx';
import { words } from './messages.ts';

export type MembersProps = {
  /** Undefined while loading. */
  members: readonly Member[] | undefined;
  error?: string | undefined;
  onRetry: () => void;
  /** Name of the organization, for confirmations. */
  of: string;
  removeText: string;
  onAdd: AddMemberProps['onAdd'];
  onRemove: (id: string, request: ChangeRequest) => Promise<MemberList>;
  /** Changes a member's role, where there are roles. */
  onRole?: (id: string, role: MemberRole, request: ChangeRequest) => Promise<MemberList>;
};

const tones = { invited: 'warning', active: 'green', disabled: 'red' } as const;

/** The people of an operator or host: add, remove with confirmation, and assign roles. */
export function Members({ members, of, removeText, onAdd, onRemove, onRole, ...list }: MembersProps) {
  // Only admins manage memberships; managers can see them.
  const { isAdmin } = useStaff();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Member>();
  const remove = useChange(onRemove, {
    failed: 'here',
    done: words.removed,
    onDone: () => setLeaving(undefined),
  });
  const setRole = useChange(
    async (id: string, role: MemberRole, request: ChangeRequest) => onRole?.(id, role, request),
    { done: words.roleChanged },
  );
  const columns: Column<Member>[] = [
    { id: 'name', header: words.name, primary: true, sortValue: (m) => m.name, cell: (m) => m.name },
    { id: 'email', header: words.email, sortValue: (m) => m.email, cell: (m) => m.email },
    { id: 'role', header: words.role, sortValue: (m) => m.role, cell: (m) => words.roles[m.role] },
    {
      id: 'status',
      header: words.status,
      sortValue: (m) => m.status,
      cell: (m) => (
        <Badge size="sm" tone={tones[m.status]} dot>
          {words.statuses[m.status]}
        </Badge>
      ),
    },
  ];
  const actionsOf = (m: Member) => [
    ...(onRole
      ? [
          {
            id: 'role',
            label: m.role === 'admin' ? words.makeMember : words.makeAdmin,
            icon: <ShieldCheck aria-hidden />,
            onAction: () => setRole.run(m.id, m.role === 'admin' ? 'member' : 'admin'),
            ...(!m.removable && { disabledReason: m.reason ?? '' }),
          },
        ]
      : []),
    {
      id: 'remove',
      label: words.remove,
      icon: <UserMinus aria-hidden />,
      tone: 'danger' as const,
      onAction: () => setLeaving(m),
      ...(!m.removable && { disabledReason: m.reason ?? '' }),
    },
  ];
  return (
    <Card
      title={words.people}
      padded={false}
      actions={
        isAdmin && (
          <Button size="sm" icon={<Plus aria-hidden />} onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
    >
      <DataTable
        label={`${words.people}: ${of}`}
        columns={columns}
        rows={members}
        rowId={(m) => m.id}
        rowLabel={(m) => m.name}
        {...list}
        dense
        empty={
          <EmptyState title={words.nobody} level={3}>
            {words.nobodyText}
          </EmptyState>
        }
        {...(isAdmin && { rowActions: actionsOf })}
      />
      {adding && <AddMember roles={onRole !== undefined} onAdd={onAdd} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => {
          setLeaving(undefined);
          remove.reset();
        }}
        onConfirm={() => leaving && remove.run(leaving.id)}
        title={words.removeTitle(leaving?.name ?? '')}
        confirmLabel={words.remove}
        tone="danger"
        isPending={remove.isPending}
        error={remove.problem}
      >
        {removeText}
      </ConfirmDialog>
    </Card>
  );
}
