/**
 * Messages from a page of the product to the page that embeds it (H-102, H-530, H-531). Each message has some
 * of these.
 */
export interface FrameMessage {
  /** Itinerary page: the host wants to request this itinerary. */
  itineraryId?: string;
  /** Itinerary page: the host wants to survey an audience first. */
  startSurveying?: boolean;
  /** Agreement page: its content, as JSON. */
  document?: string;
  /** Agreement and traveler terms: the checkbox is checked and the button pressed. */
  termsAccepted?: boolean;
  /** The version of the agreement that was accepted. */
  terms?: string;
  /** Traveler terms: the traveler is a minor. */
  minorDisclaimer?: boolean;
  /** Height of the page in CSS pixels, sent whenever it changes. */
  height?: number;
}

const source = 'caravan-page';

/**
 * Listens to the page in a frame. Accepts only messages from that frame, and only while it shows a page from
 * the origin of `src`: other windows, other frames, and pages that the frame navigated to are ignored.
 *
 * @returns A function that stops listening.
 */
export function listenToFrame(frame: HTMLIFrameElement, hear: (message: FrameMessage) => void): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    const expected = new URL(frame.src, window.location.href).origin;
    if (event.origin !== expected || !event.source || event.source !== frame.contentWindow) return;
    const said = event.data;
    if (typeof said !== 'object' || said === null || !('source' in said) || said.source !== source) return;
    const message: FrameMessage & { source?: unknown } = { ...said };
    delete message.source;
    hear(message);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
