import { marketplaceNow } from '@caravan/sdk';
import { getListOperatorDeparturesQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DeparturesPage } from '../departures/DeparturesPage.tsx';
import { titles } from '../titles/messages.ts';

type Search = { year?: number };

// In autumn, people plan the next year.
const ahead = 90 * 86_400_000;
const plannedYear = () => new Date(marketplaceNow() + ahead).getFullYear();

export const Route = createFileRoute('/departures')({
  staticData: { title: titles.departures },
  validateSearch: ({ year }): Search =>
    Number.isInteger(year) && Number(year) >= 2000 && Number(year) <= 2200 ? { year: Number(year) } : {},
  loaderDeps: ({ search }) => search,
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
