/** What a page of the product says to the page that frames it (H-102, H-530, H-531). Each message has some of these. */
export interface FrameMessage {
  /** Itinerary page: the host wants to request this itinerary. */
  itineraryId?: string;
  /** Itinerary page: the host wants to survey an audience first. */
  startSurveying?: boolean;
  /** Agreement page: what it shows, as JSON. */
  document?: string;
  /** Agreement and traveler terms: the box is ticked and the button pressed. */
  termsAccepted?: boolean;
  /** The version of the agreement that was accepted. */
  terms?: string;
  /** Traveler terms: the traveler is a minor. */
  minorDisclaimer?: boolean;
  /** Height of the page in CSS pixels, whenever it changes. */
  height?: number;
}

const source = 'caravan-page';

/**
 * Hears what the page in a frame says. Only messages of that very frame count, and only while it shows a page of the
 * origin that `src` names: another window, another frame, and a page that the frame was sent on to are not heard.
 *
 * @returns A function that ends the listening.
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
