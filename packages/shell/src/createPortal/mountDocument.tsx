import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnce } from '../chunks/chunks.ts';
import { takeAnswers } from './answers.ts';
import { addressOf, type DocumentPage, documentOf } from './documentPage.tsx';

/** Makes a page live that the server has drawn. It ends once React shows it. */
export function mountDocument(page: DocumentPage): Promise<void> {
  reloadOnce();
  const { pathname, search } = window.location;
  const { queryClient, tree } = documentOf(page, addressOf(pathname + search));
  takeAnswers(queryClient);
  return new Promise((onShown) => {
    hydrateRoot(document.getElementById('root')!, <Shown onShown={onShown}>{tree}</Shown>);
  });
}

/** Tells when React has taken its content over. */
export function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}
