import type { DocumentPage } from '@caravan/shell/documentPage';
import { articles } from '../article/asked.ts';
import { article } from './article.tsx';
import { host } from './host.tsx';
import { landing } from './landing.tsx';
import { trip } from './trip.tsx';
import { trips } from './trips.tsx';

const pages = { article, landing, host, trip, trips } satisfies Record<string, DocumentPage>;

export type PageId = keyof typeof pages;

/** The document page at a path; undefined if the app's router renders it. */
export function pageAt(href: string): { id: PageId; page: DocumentPage } | undefined {
  const [first = '', second, third] = href.split('?')[0]!.split('/').slice(1);
  const of = (id: PageId) => ({ id, page: pages[id] });
  if (first === '') return of('landing');
  if (second === undefined && articles.some((page) => page === first)) return of('article');
  if (first === 'hosts' && second && third === undefined) return of('host');
  if (first === 'trips' && third === undefined) return of(second ? 'trip' : 'trips');
  return undefined;
}
