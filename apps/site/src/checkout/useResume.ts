import { getHold } from '@caravan/sdk/client';
import { useEffect, useState } from 'react';
import { currentDraft, updateDraft } from './draft.ts';
import { selectionOf } from './selection.ts';

/** Resumes the hold from an email link, on this device and once; the link may be expired. */
export function useResume(tripPath: string, link: string | undefined): 'none' | 'loading' | 'dead' {
  const [done, setDone] = useState<{ link: string; dead: boolean }>();
  useEffect(() => {
    if (!link || currentDraft(tripPath).takenUp === link) return;
    const [id = '', token = ''] = link.split('.');
    getHold(id, { headers: { 'X-Hold-Token': token } })
      .then((hold) => {
        updateDraft(tripPath, {
          selection: selectionOf(hold),
          hold: { id: hold.id, token, expiresAt: hold.expiresAt },
          takenUp: link,
        });
        setDone({ link, dead: false });
      })
      .catch(() => setDone({ link, dead: true }));
  }, [tripPath, link]);
  if (!link || currentDraft(tripPath).takenUp === link) return 'none';
  return done?.link === link && done.dead ? 'dead' : 'loading';
}
