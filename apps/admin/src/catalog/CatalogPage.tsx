import { usePageTitle } from '@caravan/shell/usePageTitle';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Categories } from './Categories.tsx';
import { words } from './messages.ts';

/** The marketplace's own words for what it sells. */
export function CatalogPage() {
  usePageTitle('Admin Portal', words.title);
  return (
    <div className="max-w-4xl">
      <PageHeader title={words.title} description={words.description} />
      <div className="mt-8">
        <Categories />
      </div>
    </div>
  );
}
