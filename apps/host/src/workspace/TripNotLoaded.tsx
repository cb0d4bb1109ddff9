import { toApiError } from '@caravan/sdk';
import { isUnanswered } from '@caravan/shell/connection';
import { RouteError } from '@caravan/shell/RouteError';
import { RoutePending } from '@caravan/shell/RoutePending';
import { toast } from '@caravan/ui/toast';
import { type ErrorComponentProps, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { words } from './messages.ts';

/**
 * A trip that fails to load redirects to the trips with a toast (H-558). If there was no response, the page
 * stays and retries; users who are signed out or not allowed are already being redirected.
 */
export function TripNotLoaded(props: ErrorComponentProps) {
  const navigate = useNavigate();
  const error = toApiError(props.error);
  const back = error.status > 0 && ![401, 403].includes(error.status) && !isUnanswered(error);
  useEffect(() => {
    if (!back) return;
    toast({ tone: 'error', title: words.notLoaded, message: error.message, id: 'trip-not-loaded' });
    void navigate({ to: '/trips', replace: true });
  }, [back, error.message, navigate]);
  return back ? <RoutePending /> : <RouteError {...props} />;
}
