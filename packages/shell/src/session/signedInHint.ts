/** A cookie that the server sets along with the HttpOnly session cookie. */
const name = 'caravan_signed_in';

/** Whether someone may be signed in. Without the hint, no one is, and there is no need to ask the server. */
export function mayBeSignedIn(cookies: string): boolean {
  return cookies.split('; ').includes(`${name}=1`);
}

/** Deletes the hint when its session is over. */
export function forgetHint(): void {
  document.cookie = `${name}=; path=/; max-age=0`;
}
