import { reloadOnce } from '@caravan/shell/chunks';
import { goLive, liveFiles } from '@caravan/shell/liveFiles';
import { whenReached } from '@caravan/shell/reach';
import { applyRememberedScheme } from '@caravan/shell/scheme';

// The script of the pages that the server renders, which carry it: it loads React and the app on the first
// interaction, and records what is pressed and typed until they have taken over.
const files = liveFiles();
applyRememberedScheme();
if (files?.first) {
  const { first } = files;
  reloadOnce();
  // The map of the list is drawn in the browser only, so a page that opens with it doesn't wait for a person.
  const opensMap = new URLSearchParams(location.search).get('view') === 'map';
  whenReached({ now: false, load: () => goLive({ ...files, first }), ...(opensMap && { after: 0 }) });
}
