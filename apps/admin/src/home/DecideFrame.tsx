import type { WaitingGroupKind } from '@caravan/sdk';
import { Drawer } from '@caravan/ui/Drawer';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Skeleton } from '@caravan/ui/Skeleton';
import type { ReactNode } from 'react';
import { inPlace } from './decideMessages.ts';
import { kinds } from './messages.ts';

export type DecideProps = {
  kind: WaitingGroupKind;
  id: string;
  /** Path to all details. */
  href: string;
  onClose: () => void;
};

type FrameProps = DecideProps & {
  title: string | undefined;
  error: Error | null;
  onRetry: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

/** The drawer of a decision: its title, what there is to know, and a link to all details beside the actions. */
export function Frame({ kind, href, onClose, title, error, onRetry, actions, children }: FrameProps) {
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={title ?? kinds[kind].title}
      size="lg"
      footer={
        <>
          <LinkButton href={href} variant="secondary">
            {inPlace.all}
          </LinkButton>
          {actions}
        </>
      }
    >
      {error ? (
        <ErrorState onRetry={onRetry}>{error.message}</ErrorState>
      ) : title === undefined ? (
        <Skeleton lines={6} />
      ) : (
        children
      )}
    </Drawer>
  );
}

/** Why the last action failed. */
export function Problem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className="mt-4 text-sm text-red">
      {children}
    </p>
  );
}
