import { liveFiles, loadFiles, tellLive } from '@caravan/shell/liveFiles';
import { applyRememberedScheme } from '@caravan/shell/scheme';
import { loadDisplayFont } from '@caravan/ui/theme/fonts';
import './styles.css';

/** What hydrates the page: the app with its router, or only the page, if it is a document of its own. */
const lives: Record<string, () => Promise<{ live: () => Promise<void> }>> = {
  article: () => import('./pages/article.live.ts'),
  landing: () => import('./pages/landing.live.ts'),
  host: () => import('./pages/host.live.ts'),
  trip: () => import('./pages/trip.live.ts'),
  trips: () => import('./pages/trips.live.ts'),
};

const files = liveFiles();
applyRememberedScheme();
for (const face of files?.faces ?? []) void loadDisplayFont(face);

async function start() {
  // A page that waited for its visitor has loaded them; see `reach.ts`.
  if (files && !files.first) await loadFiles(files);
  const { live } = await (lives[files?.page ?? '']?.() ?? import('./live.tsx'));
  await live();
  tellLive();
}

void start();
