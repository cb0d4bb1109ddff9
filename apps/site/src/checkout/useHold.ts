import { type ApiError, type Hold, type PublicTrip, marketplaceNow, toApiError } from '@caravan/sdk';
import { applyHoldDiscount, createHold, releaseHold } from '@caravan/sdk/client';
import {
  getGetHoldQueryKey,
  getGetHoldQueryOptions,
  getGetPublicTripQueryKey,
} from '@caravan/sdk/react-query';
import { toast } from '@caravan/ui/toast';
import { useRefresh } from '@caravan/shell/useRefresh';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { currentDraft, rememberHold, updateDraft, useDraft } from './draft.ts';
import { askReminder } from './remind.ts';
import { type Selection, toHoldInput } from './selection.ts';
import { soldOutOf, type SoldOut } from './soldOut.ts';

const secret = (token: string) => ({ headers: { 'X-Hold-Token': token } });

export interface UseHold {
  /** The server's hold, with its quote. */
  hold: Hold | undefined;
  state: 'none' | 'loading' | 'active' | 'booked' | 'ended';
  isTaking: boolean;
  soldOut: SoldOut | null;
  /** Replaces the current hold with another selection; resolves to false if that isn't possible. */
  take: (selection: Selection) => Promise<boolean>;
  dismissSoldOut: () => void;
}

/** The hold for a draft's spots. Only one request is in flight at a time, and the last selection wins. */
export function useHold(trip: PublicTrip): UseHold {
  const tripPath = trip.tripPath;
  const { hold: held } = useDraft(tripPath);
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const [isTaking, setTaking] = useState(false);
  const [soldOut, setSoldOut] = useState<SoldOut | null>(null);
  const busy = useRef<Promise<boolean>>(Promise.resolve(true));
  const wanted = useRef(0);

  const { data: hold, error } = useQuery({
    ...getGetHoldQueryOptions(held?.id ?? '', { request: secret(held?.token ?? '') }),
    enabled: held !== undefined,
    throwOnError: false,
    meta: { signedOutAllowed: true },
    // Refetch when time is up: the server decides whether the hold has expired or is being paid.
    refetchInterval: (query) => {
      const known = query.state.data;
      return known && phases[known.state] === 'active'
        ? Math.max(2_000, Date.parse(known.expiresAt) - marketplaceNow() + 500)
        : false;
    },
  });

  /** Applies the previous hold's code to the next one, as long as it is valid. */
  const discounted = async (next: Hold): Promise<Hold> => {
    const { code } = currentDraft(tripPath);
    if (!code) return next;
    try {
      return await applyHoldDiscount(next.id, { code }, secret(next.token ?? ''));
    } catch (cause) {
      const refused = toApiError(cause);
      updateDraft(tripPath, { code: undefined });
      toast({ tone: 'error', title: refused.fields.code ?? refused.message });
      return next;
    }
  };

  const obtain = async (selection: Selection) => {
    const next = await createHold(trip.id, toHoldInput(selection, trip));
    rememberHold(tripPath, next, next.token ?? '');
    queryClient.setQueryData(getGetHoldQueryKey(next.id), await discounted(next));
    updateDraft(tripPath, { selection });
    askReminder(tripPath);
  };

  const exchange = async (selection: Selection): Promise<boolean> => {
    const { hold: before, selection: kept } = currentDraft(tripPath);
    setSoldOut(null);
    // Release the current spots before checking what is available.
    if (before) await releaseHold(before.id, secret(before.token)).catch(() => undefined);
    try {
      await obtain(selection);
      return true;
    } catch (cause) {
      const refused = toApiError(cause);
      const left = soldOutOf(refused, selection);
      if (left) setSoldOut(left);
      else toast({ tone: 'error', title: refused.message });
      // Restore the previous hold, so that a rejected request costs nothing.
      if (before && kept !== selection) await obtain(kept).catch(() => undefined);
      updateDraft(tripPath, { selection: kept });
      return false;
    } finally {
      void refresh(getGetPublicTripQueryKey({ path: tripPath }));
    }
  };

  const take = (selection: Selection) => {
    const turn = ++wanted.current;
    setTaking(true);
    busy.current = busy.current
      .then((ok) => (turn === wanted.current ? exchange(selection) : ok))
      .finally(() => {
        if (turn === wanted.current) setTaking(false);
      });
    return busy.current;
  };

  return {
    hold,
    state: stateOf(held !== undefined, hold, error),
    isTaking,
    soldOut,
    take,
    dismissSoldOut: () => setSoldOut(null),
  };
}

/** Maps a hold's state to what the page shows. */
const phases: Record<Hold['state'], UseHold['state']> = {
  active: 'active',
  converted: 'booked',
  expired: 'ended',
  released: 'ended',
};

function stateOf(held: boolean, hold: Hold | undefined, error: ApiError | null): UseHold['state'] {
  if (!held) return 'none';
  if (hold) return phases[hold.state];
  return error ? 'ended' : 'loading';
}
