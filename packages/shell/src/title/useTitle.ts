import { useEffect, useLayoutEffect } from 'react';

/** Sets the document title: what the page is about, its name, and where it is. */
export function useTitle(base: string, page?: string, about?: string): void {
  // Layout effects run from the page outward to the frame, so the page's more specific title is restored in
  // an effect. When one page replaces another, the old title is cleared before the frame sets the new one.
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
