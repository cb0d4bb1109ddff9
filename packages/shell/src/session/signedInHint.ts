/** The server sets it beside the session cookie, which no script reads. */
const name = 'caravan_signed_in';

/** Whether somebody may be signed in here. Without the hint nobody is, and the server need not be asked. */
export function mayBeSignedIn(cookies: string): boolean {
  return cookies.split('; ').includes(`${name}=1`);
}

/** Drops the hint: the session that it tells of is over. */
export function forgetHint(): void {
  document.cookie = `${name}=; path=/; max-age=0`;
}
