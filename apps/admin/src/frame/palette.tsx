import type { Group, Section } from '@caravan/sdk';
import type { PaletteParts } from '@caravan/shell/finder';
import { BadgePercent, FileDown, UserPlus, UserRoundCog } from 'lucide-react';
import { paths } from '../paths.ts';
import { findersFor } from './finders.tsx';
import { actions as words } from './paletteMessages.ts';
import { standIns } from './standIns.tsx';

const actions = [
  {
    id: 'discount',
    section: 'money',
    label: words.discount,
    href: `${paths.discounts}?open=new`,
    icon: <BadgePercent aria-hidden />,
  },
  {
    id: 'helper',
    section: 'people',
    label: words.helper,
    href: `${paths.users}?open=invite`,
    icon: <UserPlus aria-hidden />,
  },
  {
    id: 'journal',
    section: undefined,
    label: words.journal,
    href: `${paths.exports}?open=journal`,
    icon: <FileDown aria-hidden />,
  },
  {
    id: 'standIn',
    section: 'people',
    label: words.standIn,
    hint: words.standInHint,
    types: `${words.standInVerb} `,
    icon: <UserRoundCog aria-hidden />,
  },
] as const;

/** Who the palette is for: sections limit what they can change. */
type Staff = { group: Group; readOnly?: boolean | undefined; sections?: readonly Section[] | undefined };

/** What staff can search for and do; those with view-only access can only search. */
export function palette({ group, readOnly = false, sections }: Staff): PaletteParts {
  const changes = (section: Section | undefined) =>
    group === 'admin' && !readOnly && (!section || !sections || sections.includes(section));
  return {
    finders: [...(changes('people') ? [standIns] : []), ...findersFor(group)],
    actions: actions.filter(({ section }) => changes(section)),
  };
}
