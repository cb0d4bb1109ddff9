import type { Command } from '@caravan/ui/CommandPalette';
import { CommandPalette } from '@caravan/ui/CommandPalette';
import type { NavItem } from '@caravan/ui/SideNav';
import { useQuery } from '@tanstack/react-query';
import {
  Clock,
  CircleAlert,
  KeyRound,
  Keyboard,
  LifeBuoy,
  LogOut,
  Monitor,
  Moon,
  Sun,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { chooseScheme } from '../tenant/scheme.ts';
import type { PaletteParts } from './finder.ts';
import { words } from './messages.ts';
import { recentVisits } from './recent.ts';
import { type FoundGroup, useFound } from './useFound.ts';

export type PaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  onHelp: () => void;
  onKeys: () => void;
  /** The user whose recent pages are listed. */
  person: string;
  places: readonly NavItem[];
  accountPath: string;
  /** What can be searched for and done in this portal; loaded when the palette opens. */
  parts?: (() => Promise<PaletteParts>) | undefined;
  /** Returns the text that was typed while the palette was loading. */
  typedBefore?: () => string;
};

const none: PaletteParts = { finders: [], actions: [] };
/** Milliseconds for which the actions of a person's own trips are kept. */
const fresh = 60_000;

/** Finds everything a user can open, search for, or do in a portal. */
export function Palette(props: PaletteProps) {
  const [typed, setTyped] = useState('');
  const { data: { finders, actions } = none } = useQuery({
    queryKey: ['palette', 'parts'],
    queryFn: () => props.parts?.() ?? none,
    staleTime: fresh,
  });
  const { groups: found, isLoading } = useFound(finders, typed);
  const groups = [
    ...(typed ? [] : [{ title: words.recent, items: recent(props) }]),
    ...found.map(asGroup),
    { title: words.places, items: props.places.map(asCommand) },
    { title: words.actions, items: [...actions, ...everyones(props)] },
  ];
  return (
    <CommandPalette
      isOpen={props.isOpen}
      onOpenChange={(open) => !open && props.onClose()}
      label={words.label}
      emptyText={(finders.length ? words.empty : words.noPlace)(typed.trim())}
      onQueryChange={setTyped}
      isLoading={isLoading}
      {...(props.typedBefore && { typedBefore: props.typedBefore })}
      groups={groups.filter((group) => group.items.length)}
    />
  );
}

function asGroup({ finder, items, failed }: FoundGroup) {
  const commands: Command[] = items.map(({ id, label, hint, href }) => ({
    id: `${finder.title}:${id}`,
    label,
    href,
    icon: finder.icon,
    isFound: true,
    ...(hint && { hint }),
  }));
  if (failed)
    commands.push({
      id: `${finder.title}:failed`,
      label: words.failed(finder.title),
      icon: <CircleAlert aria-hidden />,
      isFound: true,
    });
  return { title: finder.title, items: commands };
}

function asCommand({ href, label, icon }: NavItem): Command {
  return { id: href, href, label, icon };
}

function recent({ person }: PaletteProps): Command[] {
  return recentVisits(person)
    .filter((visit) => visit.href !== window.location.pathname + window.location.search)
    .slice(0, 5)
    .map(({ href, title }) => ({ id: `recent:${href}`, href, label: title, icon: <Clock aria-hidden /> }));
}

/** Actions that are available to everyone in every portal. */
function everyones({ accountPath, onHelp, onKeys }: PaletteProps): Command[] {
  return [
    { id: 'account', label: words.account, href: accountPath, icon: <UserRound aria-hidden /> },
    { id: 'password', label: words.password, href: '/change-password', icon: <KeyRound aria-hidden /> },
    { id: 'help', label: words.help, onAction: onHelp, icon: <LifeBuoy aria-hidden /> },
    { id: 'keys', label: words.keys, hint: '?', onAction: onKeys, icon: <Keyboard aria-hidden /> },
    { id: 'light', label: words.light, onAction: () => chooseScheme('light'), icon: <Sun aria-hidden /> },
    { id: 'dark', label: words.dark, onAction: () => chooseScheme('dark'), icon: <Moon aria-hidden /> },
    {
      id: 'system',
      label: words.system,
      onAction: () => chooseScheme('system'),
      icon: <Monitor aria-hidden />,
    },
    { id: 'sign-out', label: words.signOut, href: '/logout', icon: <LogOut aria-hidden /> },
  ];
}
