import { useState } from 'react';
import { Card } from '../../src/Card/Card.tsx';
import { DataTable } from '../../src/DataTable/DataTable.tsx';
import { columns, travelers } from './travelers.tsx';

/** A thousand rows rendered the way a screen does, with props that are recreated on each render. */
export function Table() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Card padded={false}>
      <DataTable
        label="Travelers"
        columns={columns}
        rows={travelers}
        rowId={(t) => t.id}
        rowLabel={(t) => t.name}
        virtual
        resizable
        searchLabel="Search travelers"
        exportName="travelers"
        selected={selected}
        onSelectedChange={setSelected}
        rowActions={(t) => [{ id: 'open', label: `Open ${t.name}` }]}
      />
    </Card>
  );
}
