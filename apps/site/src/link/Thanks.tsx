import type { PublicLink } from '@caravan/sdk';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { useEffect, useRef } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type ThanksProps = { link: PublicLink; title: string; text: string };

/** Replaces a submitted form and takes focus, so that screen readers announce it. */
export function Thanks({ link, title, text }: ThanksProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      <EmptyState
        title={title}
        art="letter"
        action={
          link.destination ? (
            <LinkButton href={link.destination}>{words.goOn}</LinkButton>
          ) : (
            <LinkButton href={paths.trips()} variant="secondary">
              {words.seeTrips}
            </LinkButton>
          )
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
