import { useTenant } from '@caravan/shell/useTenant';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** Links to the marketplace's terms and privacy notice, as far as they are published; they open in a new tab. */
export function LegalLinks() {
  const pages = useTenant().pages?.filter((page) => page === 'terms' || page === 'privacy') ?? [];
  if (pages.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {pages.map((page) => (
        <TextLink key={page} href={paths.article(page)} target="_blank">
          {words.pages[page]}
        </TextLink>
      ))}
    </p>
  );
}
