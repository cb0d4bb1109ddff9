import { toApiError } from '@caravan/sdk';
import { RouteError } from '@caravan/shell/RouteError';
import { toast } from '@caravan/ui/toast';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { words } from './messages.ts';

/** The home page when its data fails to load: one toast, and a retry on the page (H-576). */
export function HomeError(props: ErrorComponentProps) {
  const { status } = toApiError(props.error);
  useEffect(() => {
    // Users who are signed out are being redirected to sign-in.
    if ([401, 403].includes(status)) return;
    const [title, message] = words.loadError;
    toast({ tone: 'error', title, message, time: 'sticky', id: 'home-not-loaded' });
  }, [status]);
  return <RouteError {...props} />;
}
