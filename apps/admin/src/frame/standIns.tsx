import { listUsers } from '@caravan/sdk/client';
import { type Finder, few } from '@caravan/shell/finder';
import { UserRoundCog } from 'lucide-react';
import { paths } from '../paths.ts';
import { nameOf, whyNotStandIn } from '../users/user.ts';
import { actions as words } from './paletteMessages.ts';

/** What follows the words for impersonating, or the first letters of a single one: “imp noor” asks for Noor. */
export function askedFor(typed: string, verb: string = words.standInVerb): string {
  const said = typed.trimStart();
  const [first = '', ...rest] = said.split(/\s+/);
  if (said.toLowerCase().startsWith(`${verb.toLowerCase()} `)) return said.slice(verb.length).trim();
  return first.length > 2 && verb.toLowerCase().startsWith(first.toLowerCase()) ? rest.join(' ').trim() : '';
}

/** People to impersonate, once the word for it and a name or an email are typed. */
export const standIns: Finder = {
  title: words.standInVerb,
  icon: <UserRoundCog aria-hidden />,
  find: async (typed, { signal }) => {
    const q = askedFor(typed);
    if (!q) return [];
    const { items } = await listUsers({ q, limit: 2 * few }, { signal });
    return items
      .filter((user) => whyNotStandIn(user) === undefined)
      .slice(0, few)
      .map((user) => ({
        id: user.id,
        label: words.standInFor(nameOf(user)),
        hint: user.email,
        href: paths.standInFor(user.id),
      }));
  },
};
