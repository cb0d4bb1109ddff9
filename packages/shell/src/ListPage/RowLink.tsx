import { TextLink } from '@caravan/ui/TextLink';
import type { ReactNode } from 'react';

export type RowLinkProps = { href: string; children: ReactNode };

/** A row's name, which links to its page. */
export function RowLink({ href, children }: RowLinkProps) {
  return (
    <TextLink
      href={href}
      className="font-medium text-ink! no-underline! data-hovered:underline! narrow:inline-block narrow:min-h-6 narrow:py-0.5"
    >
      {children}
    </TextLink>
  );
}
