import { getHold } from '@caravan/sdk/client';
import { useEffect, useState } from 'react';
import { updateDraft } from './draft.ts';
import { selectionOf } from './selection.ts';

/** Takes up what a link from an email names, on this device; the link may be dead. */
export function useResume(tripPath: string, link: string | undefined): 'none' | 'loading' | 'dead' {
  const [done, setDone] = useState<{ link: string; dead: boolean }>();
  useEffect(() => {
    if (!link) return;
    const [id = '', token = ''] = link.split('.');
    getHold(id, { headers: { 'X-Hold-Token': token } })
      .then((hold) => {
        updateDraft(tripPath, {
          selection: selectionOf(hold),
          hold: { id: hold.id, token, expiresAt: hold.expiresAt },
        });
        setDone({ link, dead: false });
      })
      .catch(() => setDone({ link, dead: true }));
  }, [tripPath, link]);
  if (!link) return 'none';
  if (done?.link !== link) return 'loading';
  return done.dead ? 'dead' : 'none';
}
