import { listTrips } from '@caravan/sdk/client';
import type { PaletteParts } from '@caravan/shell/finder';
import { Banknote, Compass, Mail, UserRoundPen } from 'lucide-react';
import { paths } from '../paths.ts';
import { finders } from './finders.tsx';
import { actions as words } from './paletteMessages.ts';

/** How many trips the palette offers emails for. */
const most = 3;

/** Emails to promote the host's live trips; none if the trips could not be loaded. */
async function emails() {
  try {
    const { items } = await listTrips({ status: 'live', limit: most });
    return items.map(({ id, name }) => ({
      id: `email:${id}`,
      label: words.email(name),
      href: paths.trip(id, 'promote'),
      icon: <Mail aria-hidden />,
    }));
  } catch {
    return [];
  }
}

/** What hosts can search for and do. */
export async function palette(): Promise<PaletteParts> {
  return {
    finders,
    actions: [
      { id: 'reserve', label: words.reserve, href: paths.itineraries, icon: <Compass aria-hidden /> },
      ...(await emails()),
      {
        id: 'public-profile',
        label: words.profile,
        href: paths.editPublicProfile,
        icon: <UserRoundPen aria-hidden />,
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
