import { usePageTitle } from '@caravan/shell/usePageTitle';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Destinations } from '../destinations/Destinations.tsx';
import { words as destinationWords } from '../destinations/messages.ts';
import { Categories } from './Categories.tsx';
import { words } from './messages.ts';

/** The marketplace's own words for what it sells: topics and destinations. */
export function CatalogPage() {
  usePageTitle('Admin Portal', words.title);
  return (
    <div className="max-w-4xl">
      <PageHeader title={words.title} description={words.description} />
      <section aria-labelledby="categories" className="mt-10">
        <h2 id="categories" className="text-lg font-semibold">
          {words.categories}
        </h2>
        <p className="mt-1 mb-4 text-muted">{words.categoriesText}</p>
        <Categories />
      </section>
      <section aria-labelledby="destinations" className="mt-14">
        <h2 id="destinations" className="text-lg font-semibold">
          {destinationWords.title}
        </h2>
        <p className="mt-1 mb-4 text-muted">{destinationWords.description}</p>
        <Destinations />
      </section>
    </div>
  );
}
