import type { Group } from '@caravan/sdk';
import type { PaletteParts } from '@caravan/shell/finder';
import { BadgePercent, FileDown, UserPlus, UserRoundCog } from 'lucide-react';
import { paths } from '../paths.ts';
import { findersFor } from './finders.tsx';
import { actions as words } from './paletteMessages.ts';

const actions = [
  {
    id: 'discount',
    label: words.discount,
    href: `${paths.discounts}?open=new`,
    icon: <BadgePercent aria-hidden />,
  },
  { id: 'helper', label: words.helper, href: `${paths.users}?open=invite`, icon: <UserPlus aria-hidden /> },
  {
    id: 'journal',
    label: words.journal,
    href: `${paths.exports}?open=journal`,
    icon: <FileDown aria-hidden />,
  },
  {
    id: 'standIn',
    label: words.standIn,
    hint: words.standInHint,
    href: paths.users,
    icon: <UserRoundCog aria-hidden />,
  },
];

/** What staff can search for and do; those with view-only access can only search. */
export function palette(group: Group, readOnly = false): PaletteParts {
  return { finders: findersFor(group), actions: group === 'admin' && !readOnly ? actions : [] };
}
