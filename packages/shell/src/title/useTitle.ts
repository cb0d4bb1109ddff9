import { useEffect, useLayoutEffect } from 'react';

/** Sets the document's title: where it is, what the page is called, and what it is about. */
export function useTitle(base: string, page?: string, about?: string): void {
  // Layout effects run from the page out to the frame around it, which says what it knows; what a page is about is to
  // stay. When one page follows another, the old one is cleared before the frame names the new one.
  useLayoutEffect(() => {
    document.title = titleOf(base, page, about);
    return about ? () => void (document.title = titleOf(base, page)) : undefined;
  }, [base, page, about]);
  useEffect(() => {
    if (about) document.title = titleOf(base, page, about);
  }, [base, page, about]);
}

export function titleOf(base: string, page?: string, about?: string): string {
  return [page, about !== page && about, base].filter(Boolean).join(' · ');
}
