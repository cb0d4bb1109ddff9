import type { DisplayFont } from '@caravan/ui/theme';

/** What makes a drawn page live, as the server names it in the page. */
export interface LiveFiles {
  /** The file of the page's words; none in English. */
  words?: string;
  /** The code of the app and of the page's routes. */
  code: string[];
  /** The faces of the marketplace's look, which shows before the page is live. */
  faces?: DisplayFont[];
  /** Somebody is signed in, whom a drawn page does not show. */
  now?: boolean;
}

/** The element that the server writes them into. Without one the page was not drawn. */
const filesId = 'live-files';

export function liveFiles(): LiveFiles | undefined {
  const given = document.getElementById(filesId)?.textContent;
  return given ? (JSON.parse(given) as LiveFiles) : undefined;
}

/** Begins to load all of them at once, and ends when the words are there, which come before the app's first module. */
export async function loadFiles({ words, code }: LiveFiles): Promise<void> {
  for (const file of code) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
  if (words) await import(/* @vite-ignore */ words);
}
