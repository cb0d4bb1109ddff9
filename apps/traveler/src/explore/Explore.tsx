import { listPublicTrips } from '@caravan/sdk/client';
import { getListPublicTripsQueryKey, useListCategories } from '@caravan/sdk/react-query';
import { artworkAs } from '@caravan/shell/artworkAs';
import { useList } from '@caravan/shell/useList';
import { useTenant } from '@caravan/shell/useTenant';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Artwork } from '@caravan/ui/Artwork';
import { Hero } from '@caravan/ui/Hero';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextLink } from '@caravan/ui/TextLink';
import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { pictures } from './pictures.ts';

const SavedTrips = lazy(() => import('./SavedTrips.tsx'));

/** Ideas for the next trip (T-063, T-064). */
export function Explore() {
  const { brand } = useTenant();
  usePageTitle('Traveler Portal', words.title);
  const { items = [] } = useList(
    listPublicTrips,
    getListPublicTripsQueryKey,
    {},
    { order: 'here', throwOnError: false },
  );
  const { data } = useListCategories({}, { query: { staleTime: 600_000, throwOnError: false } });
  const categories = data?.items ?? [];
  const shown = pictures(
    categories.map(({ _id }) => _id),
    items,
  );
  return (
    <>
      <Hero
        title={words.banner(brand)}
        artwork={items[0]?.hero.url}
        actions={
          <LinkButton href={paths.listing()} target="_blank" size="lg">
            {words.seeTrips}
          </LinkButton>
        }
      />
      <Suspense fallback={null}>
        <SavedTrips />
      </Suspense>
      <h2 className="display mt-14 text-3xl">{words.grid}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
        {!data && <LoadingCategories />}
        {categories.map(({ _id: id, name }) => (
          <li key={id} className="group/category relative">
            <Artwork src={shown[id] && artworkAs(shown[id], 'portrait')} alt="" aspect="3/4" />
            <div
              aria-hidden
              className="absolute inset-0 rounded-md bg-linear-to-t from-black/75 via-black/10 to-transparent"
            />
            <p className="display absolute inset-x-0 bottom-0 p-4 text-xl sm:text-2xl">
              <TextLink
                href={paths.listing(id)}
                target="_blank"
                className="text-white! no-underline! after:absolute after:inset-0 group-hover/category:underline!"
              >
                {name}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const LoadingCategories = () =>
  [1, 2, 3, 4].map((n) => (
    <li key={n}>
      <Skeleton className="aspect-[3/4] w-full rounded-md" />
    </li>
  ));
