import { marketplaceNow } from '@caravan/sdk';
import { getListOperatorDeparturesQueryOptions } from '@caravan/sdk/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DeparturesPage } from '../departures/DeparturesPage.tsx';
import { titles } from '../titles/messages.ts';

type Search = { year?: number };

const thisYear = () => new Date(marketplaceNow()).getFullYear();

export const Route = createFileRoute('/departures')({
  staticData: { title: titles.departures },
  validateSearch: ({ year }): Search =>
    Number.isInteger(year) && Number(year) >= 2000 && Number(year) <= 2200 ? { year: Number(year) } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(
      getListOperatorDeparturesQueryOptions({ year: deps.year ?? thisYear() }),
    ),
  component: Page,
});

function Page() {
  const { year = thisYear() } = Route.useSearch();
  return <DeparturesPage year={year} />;
}
