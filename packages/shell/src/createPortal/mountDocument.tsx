import { configure } from '@caravan/sdk';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnce } from '../chunks/chunks.ts';
import { refuse } from '../form/refuse.ts';
import { takeAnswers } from './answers.ts';
import { addressOf, type DocumentPage, documentOf } from './documentPage.tsx';

/** Hydrates a server-rendered page; resolves once React has committed it. */
export function mountDocument(page: DocumentPage): Promise<void> {
  reloadOnce();
  const { pathname, search } = window.location;
  configure({ refuse });
  const { queryClient, tree } = documentOf(page, addressOf(pathname + search));
  takeAnswers(queryClient);
  return new Promise((onShown) => {
    hydrateRoot(document.getElementById('root')!, <Shown onShown={onShown}>{tree}</Shown>);
  });
}

/** Calls back when its content has been committed. */
export function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
