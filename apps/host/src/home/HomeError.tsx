import { toApiError } from '@caravan/sdk';
import { RouteError } from '@caravan/shell/RouteError';
import { toast } from '@caravan/ui/toast';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { words } from './messages.ts';

/** The home whose data did not come: a message says so once, and the page offers to try again (H-576). */
export function HomeError(props: ErrorComponentProps) {
  const { status } = toApiError(props.error);
  useEffect(() => {
    // Who is signed out is on the way to the sign-in page.
    if ([401, 403].includes(status)) return;
    const [title, message] = words.loadError;
    toast({ tone: 'error', title, message, time: 'sticky', id: 'home-not-loaded' });
  }, [status]);
  return <RouteError {...props} />;
}
