import { logout } from '@caravan/sdk/client';
import { forgetVisits } from '@caravan/shell/recent';
import { useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { EmptyState } from '@caravan/ui/EmptyState';
import { Spinner } from '@caravan/ui/Spinner';
import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** Ends the session, clears this tab's storage, and goes to the landing page (H-030). */
export function Logout() {
  const { run, error } = useChange(logout, {
    signedOutAllowed: true,
    failed: 'here',
    onDone: leave,
    onFailed: (error) => error.status === 401 && leave(),
  });
  useEffect(() => run(), [run]);
  return (
    <main className="grid min-h-dvh place-items-center">
      {error ? (
        <EmptyState
          art="broken"
          title={words.signOutFailed}
          action={<Button onPress={() => run()}>{words.retry}</Button>}
        />
      ) : (
        <div className="flex items-center gap-3 text-muted">
          <Spinner />
          <h1>{words.signingOut}</h1>
        </div>
      )}
    </main>
  );
}

function leave() {
  forgetVisits();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was stored.
  }
  window.location.replace(paths.home);
}
