/** The sign-in page, with where to come back to (H-036, H-493). */
export function loginPath(location: Pick<Location, 'pathname' | 'search'> = window.location): string {
  const destination = location.pathname + location.search;
  return `/login?destination=${encodeURIComponent(destination)}`;
}

let leaving = false;

/** Leaves for the sign-in page once, however many calls were refused. */
export function goToLogin(): void {
  if (leaving) return;
  leaving = true;
  window.location.assign(loginPath());
}
