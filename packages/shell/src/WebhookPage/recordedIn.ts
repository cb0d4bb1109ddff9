import type { Recorded } from '../Changes/changesOf.ts';

/** The before and after that a delivery's body carries; nothing when it carries none. */
export function recordedIn(body: string | undefined): Recorded {
  if (!body) return {};
  try {
    const { data } = JSON.parse(body) as { data?: Recorded };
    return { ...(data?.before && { before: data.before }), ...(data?.after && { after: data.after }) };
  } catch {
    return {};
  }
}
