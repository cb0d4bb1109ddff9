import { Card } from '../../src/Card/Card.tsx';
import { DataTable } from '../../src/DataTable/DataTable.tsx';
import { columns, travelers } from './travelers.tsx';

/** A thousand travelers grouped by party, in collapsible groups. */
export function Parties() {
  return (
    <Card padded={false}>
      <DataTable
        label="Travelers"
        columns={columns}
        rows={travelers}
        rowId={(t) => t.id}
        rowLabel={(t) => t.name}
        groupBy={(t) => ({ id: t.party, label: t.party })}
        groupsOpen={false}
        limit={Number.POSITIVE_INFINITY}
      />
    </Card>
  );
}
