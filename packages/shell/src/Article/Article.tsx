import type { ReactNode } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';

export type ArticleProps = {
  title: string;
  /** Language of the text, which can differ from the page's. */
  language: string;
  /** The published version; omitted for a draft. */
  version?: number;
  publishedAt?: string;
  /** Level of its heading. Default: 1, where it is the page. */
  level?: 1 | 2 | 3;
  /** The text, as RichText or as the server has sanitized it. */
  children: ReactNode;
};

/** A page that the marketplace has written, as its readers see it. */
export function Article({ title, language, version, publishedAt, level = 1, children }: ArticleProps) {
  const format = useFormat();
  const Heading = `h${level}` as const;
  return (
    <article>
      <Heading className="display-title wrap-anywhere" lang={language}>
        {title}
      </Heading>
      <p className="mt-3 text-sm text-muted tabular">
        {version === undefined || !publishedAt
          ? words.draft
          : words.published(version, format.instant(publishedAt, 'date'))}
      </p>
      <div className="mt-8" lang={language}>
        {children}
      </div>
    </article>
  );
}
