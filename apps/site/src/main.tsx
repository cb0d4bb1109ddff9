import { liveFiles, loadFiles } from '@caravan/shell/liveFiles';
import { whenReached } from '@caravan/shell/reach';
import { applyRememberedScheme } from '@caravan/shell/scheme';
import { loadDisplayFont } from '@caravan/ui/theme/fonts';
import './styles.css';

// React and the app load on the first interaction; see `reach.ts`.
const files = liveFiles();
applyRememberedScheme();
for (const face of files?.faces ?? []) void loadDisplayFont(face);
whenReached({
  now: !files || files.now === true,
  load: async () => {
    if (files) await loadFiles(files);
    const { live } = await import('./live.tsx');
    await live;
  },
});
