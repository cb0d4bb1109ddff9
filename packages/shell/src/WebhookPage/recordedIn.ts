import type { Recorded } from '../Changes/changesOf.ts';

/** The before and after values in a delivery's body; empty if it has none. */
export function recordedIn(body: string | undefined): Recorded {
  if (!body) return {};
  try {
    const { data } = JSON.parse(body) as { data?: Recorded };
    return { ...(data?.before && { before: data.before }), ...(data?.after && { after: data.after }) };
  } catch {
    return {};
  }
}
