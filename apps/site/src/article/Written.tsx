import type { PublicSitePage } from '@caravan/sdk';
import { Article } from '@caravan/shell/Article';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { TextLink } from '@caravan/ui/TextLink';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type WrittenProps = { article: PublicSitePage; children: ReactNode };

/** A page that the marketplace has written, with the versions that can be read of it. */
export function Written({ article, children }: WrittenProps) {
  const format = useFormat();
  const { page, version, versions } = article;
  const current = versions[0]?.version ?? version;
  return (
    <>
      {version < current && (
        <Alert tone="warning" className="mb-8">
          {words.old(version)} <TextLink href={paths.article(page)}>{words.current}</TextLink>
        </Alert>
      )}
      <Article
        title={article.title}
        language={article.language}
        version={version}
        publishedAt={article.publishedAt}
      >
        {children}
      </Article>
      {versions.length > 1 && (
        <section aria-labelledby="versions" className="mt-16 border-t border-line pt-8">
          <h2 id="versions" className="display-heading">
            {words.versions}
          </h2>
          <ul className="mt-4 grid gap-3 text-[0.9375rem]">
            {versions.map((one) => {
              const name = words.version(one.version, format.instant(one.publishedAt, 'date'));
              return (
                <li key={one.version}>
                  {one.version === version ? (
                    <span aria-current="page" className="tabular">
                      {name}
                    </span>
                  ) : (
                    <TextLink
                      className="tabular"
                      href={paths.article(page, one.version === current ? undefined : one.version)}
                    >
                      {name}
                    </TextLink>
                  )}
                  {one.note && (
                    <p className="text-sm text-muted" lang={article.language}>
                      {one.note}
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
