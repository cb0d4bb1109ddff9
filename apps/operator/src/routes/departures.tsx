import { marketplaceNow } from '@caravan/sdk';
import { getListOperatorDeparturesQueryOptions } from '@caravan/sdk/react-query';
import { oneOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { DeparturesPage } from '../departures/DeparturesPage.tsx';
import { titles } from '../titles/messages.ts';

type Search = { year?: number; open?: 'block' | undefined };

// In autumn, people plan the next year.
const ahead = 90 * 86_400_000;
const plannedYear = () => new Date(marketplaceNow() + ahead).getFullYear();

export const Route = createFileRoute('/departures')({
  staticData: { title: titles.departures },
  validateSearch: ({ year, open }): Search => ({
    ...(Number.isInteger(year) && Number(year) >= 2000 && Number(year) <= 2200 && { year: Number(year) }),
    open: oneOf(open, ['block']),
  }),
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(
      getListOperatorDeparturesQueryOptions({ year: deps.year ?? plannedYear() }),
    ),
  component: Page,
});

function Page() {
  const { year = plannedYear() } = Route.useSearch();
  return <DeparturesPage year={year} />;
}
