/** The sign-in page, with where to come back to (H-036, H-493). */
export function loginPath(location: Pick<Location, 'pathname' | 'search'> = window.location): string {
  const destination = location.pathname + location.search;
  // Nobody wants to come back to an error.
  if (/^\/(error|login|logout)(\/|$)/.test(location.pathname)) return '/login';
  return `/login?destination=${encodeURIComponent(destination)}`;
}

let leaving = false;

/** Leaves for the sign-in page once, however many calls were refused. */
export function goToLogin(): void {
  leave(loginPath());
}

/** Leaves for the page that every expired password is changed on first (H-451). */
export function goToChangePassword(): void {
  leave('/change-password');
}

/** Leaves for the page of a refusal once. It takes the place of the page that could not be shown. */
export function goToError(status: number): void {
  leave(`/error/${status}`, true);
}

function leave(to: string, replace = false): void {
  if (leaving) return;
  leaving = true;
  if (replace) window.location.replace(to);
  else window.location.assign(to);
}
