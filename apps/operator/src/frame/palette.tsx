import { listTripRequests } from '@caravan/sdk/client';
import type { PaletteParts } from '@caravan/shell/finder';
import { Banknote, CalendarDays, CalendarX2, MessageSquareReply, Plus } from 'lucide-react';
import { paths } from '../paths.ts';
import { finders } from './finders.tsx';
import { actions as words } from './paletteMessages.ts';

/** How many requests the palette offers to answer. */
const most = 3;

/** The requests that wait for an answer; none if they could not be loaded. */
async function answers() {
  try {
    const { items } = await listTripRequests({ status: 'pending', limit: most });
    return items.map(({ id, itinerary, host }) => ({
      id: `answer:${id}`,
      label: words.answer(itinerary.name),
      hint: host.displayName,
      href: paths.answer(id),
      icon: <MessageSquareReply aria-hidden />,
    }));
  } catch {
    return [];
  }
}

/** What operators can search for and do. */
export async function palette(): Promise<PaletteParts> {
  return {
    finders,
    actions: [
      { id: 'itinerary', label: words.itinerary, href: paths.newItinerary, icon: <Plus aria-hidden /> },
      ...(await answers()),
      { id: 'block', label: words.block, href: paths.blockDates, icon: <CalendarX2 aria-hidden /> },
      {
        id: 'departures',
        label: words.departures,
        href: paths.departures(),
        icon: <CalendarDays aria-hidden />,
      },
      {
        id: 'payout-account',
        label: words.account,
        href: paths.payoutAccount,
        icon: <Banknote aria-hidden />,
      },
    ],
  };
}
