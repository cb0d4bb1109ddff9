import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from './messages.ts';

export type MorePagesProps = { items: readonly { href: string; label: string; icon?: ReactNode }[] };

/** Navigation items that don't fit in a phone's bottom bar. */
export function MorePages({ items }: MorePagesProps) {
  return (
    <span className="md:hidden">
      <Menu
        trigger={<IconButton label={words.more} icon={<LayoutGrid aria-hidden />} tooltip={false} />}
        items={items.map(({ href, label, icon }) => ({ id: href, href, label, icon }))}
      />
    </span>
  );
}
