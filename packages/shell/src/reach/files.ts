import type { DisplayFont } from '@caravan/ui/theme';

/** The files that hydrate a server-rendered page, as listed in the page by the server. */
export interface LiveFiles {
  /** The document page's name; undefined if the page belongs to the app. */
  page?: string;
  /** The file with the page's messages; none for English. */
  words?: string;
  /** The app's first script, which a page that waits for its visitor doesn't load by itself. */
  first?: string;
  /** The stylesheets of which such a page only carries the rules that it uses. */
  sheets?: string[];
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

/** Sent to the window once the page has hydrated. */
const liveEvent = 'caravan:live';

export const tellLive = () => window.dispatchEvent(new Event(liveEvent));

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return link;
}

/** Resolves once a stylesheet applies, or can't be loaded: an incomplete page is better than none. */
const withSheet = (href: string) =>
  new Promise((resolve) => {
    const link = addLink('stylesheet', href);
    link.onload = resolve;
    link.onerror = resolve;
  });

/**
 * Starts loading all files in parallel, and resolves when the styles and the messages are there, which must come
 * before the app's first module.
 */
export async function loadFiles({ words, first, sheets = [], code }: LiveFiles): Promise<void> {
  for (const file of first ? [first, ...code] : code) addLink('modulepreload', file);
  await Promise.all([...sheets.map(withSheet), words && import(/* @vite-ignore */ words)]);
}

/** Loads the app and lets it hydrate the page; resolves when that is done. */
export async function goLive(files: LiveFiles & { first: string }): Promise<void> {
  const isLive = new Promise((resolve) => window.addEventListener(liveEvent, resolve, { once: true }));
  await loadFiles(files);
  try {
    await import(/* @vite-ignore */ files.first);
  } catch (cause) {
    // Vite reports only what its own code imports.
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    throw cause;
  }
  await isLive;
}
