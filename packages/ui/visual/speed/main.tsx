import { createRoot } from 'react-dom/client';
import { applyScheme, applyTheme } from '../../src/theme/theme.ts';
import { UiProvider } from '../../src/UiProvider/UiProvider.tsx';
import { Parties } from './Parties.tsx';
import { Planner } from './Planner.tsx';
import './speed.css';
import { Table } from './Table.tsx';
import { Trivial } from './Trivial.tsx';

const pages = { table: Table, parties: Parties, planner: Planner };
const Page = pages[(location.hash.slice(1) || 'table') as keyof typeof pages];

applyTheme({ accent: '#12574a', display: 'newsreader' });
applyScheme('light');
createRoot(document.getElementById('root')!).render(
  <UiProvider locale="en-US" navigate={() => undefined}>
    <main className="mx-auto max-w-5xl p-8">
      <Trivial />
      <Page />
    </main>
  </UiProvider>,
);
