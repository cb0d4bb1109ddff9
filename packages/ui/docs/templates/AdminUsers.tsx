import { useState } from 'react';
import { AppShell } from '../../src/AppShell/AppShell.tsx';
import { Badge } from '../../src/Badge/Badge.tsx';
import { Button } from '../../src/Button/Button.tsx';
import { Card } from '../../src/Card/Card.tsx';
import { DataTable } from '../../src/DataTable/DataTable.tsx';
import { PageHeader } from '../../src/PageHeader/PageHeader.tsx';
import { Select } from '../../src/Select/Select.tsx';
import { Building2, ScrollText, ShieldCheck, UsersRound } from 'lucide-react';

const groups = ['Traveler', 'Host', 'Operator', 'Admin'];
const names = [
  'Ana Lima',
  'Bo Chen',
  'Chidi Okafor',
  'Dora Weiss',
  'Eli Katz',
  'Fatou Ndiaye',
  'Gil Duarte',
  'Hana Sato',
];
const users = Array.from({ length: 40 }, (_, i) => ({
  id: `u${i}`,
  name: `${names[i % 8]!}${i > 7 ? ` ${Math.floor(i / 8) + 1}` : ''}`,
  email: `${names[i % 8]!.split(' ')[0]!.toLowerCase()}${i}@example.com`,
  group: groups[(i * 3) % 4]!,
  active: i % 5 !== 2,
}));

export function AdminUsers() {
  const [wanted, setWanted] = useState('all');
  const [chosen, setChosen] = useState(new Set<string>());
  return (
    <AppShell
      brand="Wayfare admin"
      nav={[
        {
          items: [
            { href: '#u', label: 'Users', icon: <UsersRound />, isCurrent: true },
            { href: '#t', label: 'Tenants', icon: <Building2 /> },
            { href: '#p', label: 'Policies', icon: <ShieldCheck /> },
            { href: '#l', label: 'Audit log', icon: <ScrollText /> },
          ],
        },
      ]}
    >
      <PageHeader title="Users" actions={<Button>Invite</Button>} />
      <Card padded={false} className="mt-8">
        <DataTable
          label="Users"
          searchLabel="Search users"
          exportName="users"
          resizable
          toolbar={
            <Select
              label="Group"
              hideLabel
              className="w-auto! min-w-44"
              options={[{ id: 'all', label: 'All groups' }, ...groups.map((g) => ({ id: g, label: g }))]}
              value={wanted}
              onChange={setWanted}
            />
          }
          rows={users.filter((u) => wanted === 'all' || wanted === u.group)}
          rowId={(u) => u.id}
          rowLabel={(u) => u.name}
          selected={chosen}
          onSelectedChange={setChosen}
          selectionActions={
            <Button size="sm" variant="danger-quiet">
              Deactivate
            </Button>
          }
          sort={{ column: 'name', direction: 'ascending' }}
          columns={[
            { id: 'name', header: 'Name', cell: (u) => u.name, sortValue: (u) => u.name },
            { id: 'email', header: 'Email', cell: (u) => u.email, sortValue: (u) => u.email, width: 260 },
            { id: 'group', header: 'Group', cell: (u) => u.group, sortValue: (u) => u.group, width: 130 },
            {
              id: 'active',
              header: 'Status',
              width: 130,
              cell: (u) => (
                <Badge size="sm" dot tone={u.active ? 'green' : 'grey'}>
                  {u.active ? 'Active' : 'Inactive'}
                </Badge>
              ),
              text: (u) => (u.active ? 'Active' : 'Inactive'),
            },
          ]}
          rowActions={() => [
            { id: 'open', label: 'Open' },
            { id: 'impersonate', label: 'Impersonate' },
            { id: 'off', label: 'Deactivate', tone: 'danger', separated: true },
          ]}
        />
      </Card>
    </AppShell>
  );
}
