import type { SitePageKey, SitePageLanguage, SitePageState } from '@caravan/sdk';
import { getListSitePagesQueryOptions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PageHeader } from '@caravan/ui/PageHeader';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { languages, pageKeys } from './pages.ts';

/** The pages that the marketplace writes itself, with their state in each language. */
export function PagesPage() {
  const { items } = useLoaded(getListSitePagesQueryOptions());
  usePageTitle('Admin Portal', words.title);
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2 2xl:grid-cols-3">
        {pageKeys.map((page) => (
          <Card key={page} title={words.pages[page]}>
            <p className="-mt-2 mb-4 text-sm text-muted">{words.shown[page]}</p>
            <ul className="divide-y divide-line">
              {languages.map((language) => (
                <Row
                  key={language}
                  page={page}
                  language={language}
                  state={items.find((item) => item.page === page && item.language === language)}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}

type RowProps = { page: SitePageKey; language: SitePageLanguage; state: SitePageState | undefined };

function Row({ page, language, state }: RowProps) {
  const format = useFormat();
  const { live, draftSavedAt } = state ?? {};
  const isWritten = live ?? draftSavedAt;
  const dates = [
    live && words.publishedOn(format.instant(live.publishedAt, 'date')),
    draftSavedAt && words.draftOf(format.instant(draftSavedAt, 'date')),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{words.languages[language]}</span>
          {live && (
            <Badge size="sm" tone="green">
              {words.published(live.number)}
            </Badge>
          )}
          {draftSavedAt && (
            <Badge size="sm" tone="blue">
              {words.draft}
            </Badge>
          )}
          {!isWritten && <span className="text-sm text-muted">{words.notWritten}</span>}
        </div>
        {dates.length > 0 && <p className="mt-0.5 text-sm text-muted tabular">{dates.join(' · ')}</p>}
      </div>
      <LinkButton
        size="sm"
        variant="ghost"
        href={paths.page(page, language)}
        aria-label={(isWritten ? words.editPage : words.writePage)(
          words.pages[page],
          words.languages[language],
        )}
      >
        {isWritten ? words.edit : words.write}
      </LinkButton>
    </li>
  );
}
