import type { DisplayFont } from '@caravan/ui/theme';

/** The files that hydrate a server-rendered page, as listed in the page by the server. */
export interface LiveFiles {
  /** The document page's name; undefined if the page belongs to the app. */
  page?: string;
  /** The file with the page's messages; none for English. */
  words?: string;
  /** The code of the app and of the page's routes. */
  code: string[];
  /** The display typefaces of the marketplace's theme, visible before hydration. */
  faces?: DisplayFont[];
  /** Set when someone is signed in, which a server-rendered page doesn't show. */
  now?: boolean;
}

/** ID of the element that lists the files. Without it, the page wasn't server-rendered. */
const filesId = 'live-files';

export function liveFiles(): LiveFiles | undefined {
  const given = document.getElementById(filesId)?.textContent;
  return given ? (JSON.parse(given) as LiveFiles) : undefined;
}

/**
 * Starts loading all files in parallel, and resolves when the messages are there, which must come before the
 * app's first module.
 */
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
