/** The sign-in page, with the page to return to (H-036, H-493). */
export function loginPath(location: Pick<Location, 'pathname' | 'search'> = window.location): string {
  const destination = location.pathname + location.search;
  // Never return to an error page.
  if (/^\/(error|login|logout)(\/|$)/.test(location.pathname)) return '/login';
  return `/login?destination=${encodeURIComponent(destination)}`;
}

let leaving = false;

/** Redirects to the sign-in page once, however many calls were rejected. */
export function goToLogin(): void {
  leave(loginPath());
}

/** Redirects to the page where an expired password must be changed (H-451). */
export function goToChangePassword(): void {
  leave('/change-password');
}

/** Redirects to an error page once, replacing the page that could not be shown. */
export function goToError(status: number): void {
  leave(`/error/${status}`, true);
}

function leave(to: string, replace = false): void {
  if (leaving) return;
  leaving = true;
  if (replace) window.location.replace(to);
  else window.location.assign(to);
}
