import { liveFiles, loadFiles } from '@caravan/shell/liveFiles';
import { whenReached } from '@caravan/shell/reach';
import { applyRememberedScheme } from '@caravan/shell/scheme';
import { loadDisplayFont } from '@caravan/ui/theme/fonts';
import './styles.css';

/** What hydrates the page: the app with its router, or only the page, if it is a document of its own. */
const lives: Record<string, () => Promise<{ live: () => Promise<void> }>> = {
  landing: () => import('./pages/landing.live.ts'),
  host: () => import('./pages/host.live.ts'),
  trip: () => import('./pages/trip.live.ts'),
  trips: () => import('./pages/trips.live.ts'),
};

// React and the app load on the first interaction; see `reach.ts`.
const files = liveFiles();
applyRememberedScheme();
for (const face of files?.faces ?? []) void loadDisplayFont(face);
whenReached({
  now: !files || files.now === true,
  load: async () => {
    if (files) await loadFiles(files);
    const { live } = await (lives[files?.page ?? '']?.() ?? import('./live.tsx'));
    await live();
  },
});
