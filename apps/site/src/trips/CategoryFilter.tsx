import type { CategoryName } from '@caravan/sdk';
import { useReveal } from '@caravan/ui/useReveal';
import { PlainLink } from '../frame/PlainLink.tsx';
import { paths } from '../paths.ts';
import type { TripSearch } from './filter.ts';
import { words } from './messages.ts';

export type CategoryFilterProps = {
  categories: readonly CategoryName[];
  search: TripSearch;
  /** The id of the selected one; the URL may have a former name. */
  current?: string;
};

/** Selects one category at a time through links, so that each filtered list has its own URL. */
export function CategoryFilter({ categories, search, current = '' }: CategoryFilterProps) {
  const bar = useReveal<HTMLElement>('[aria-current]', search.category);
  return (
    <nav ref={bar} aria-label={words.categories} className="-mx-5 overflow-x-auto px-5 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap">
        {[{ id: '', name: words.all }, ...categories].map(({ id, name }) => {
          const here = id === current;
          return (
            <li key={id}>
              <PlainLink
                href={paths.trips({ ...search, category: id })}
                {...(here && { 'aria-current': 'true' as const })}
                className={`inline-flex min-h-9 items-center rounded-full! border px-4 text-sm hover:no-underline! ${
                  here ? 'border-ink bg-ink text-surface!' : 'border-line-strong/60 hover:border-ink'
                }`}
              >
                {name}
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
