import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToFrame } from './frame.ts';

const inner = { name: 'the window in the frame' };
const frame = {
  src: 'https://acme.example/api/me/pages/itinerary-portal',
  contentWindow: inner,
} as unknown as HTMLIFrameElement;
const message = { source: 'caravan-page', itineraryId: 'i-1' };

let page: EventTarget;
beforeEach(() => {
  page = Object.assign(new EventTarget(), { location: { href: 'https://partner.example/trips' } });
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

function say(data: unknown, origin = 'https://acme.example', source: unknown = inner) {
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
}

describe('listenToFrame', () => {
  it('hears the page of its frame, without the mark that it carries', () => {
    const hear = vi.fn();
    listenToFrame(frame, hear);
    say(message);
    expect(hear.mock.calls).toEqual([[{ itineraryId: 'i-1' }]]);
  });

  it.each([
    ['another origin', message, 'https://evil.example', inner],
    ['an origin that begins like it', message, 'https://acme.example.evil.example', inner],
    ['no origin', message, 'null', inner],
    ['another window of the same origin', message, 'https://acme.example', { name: 'a pop-up' }],
    ['a message without a window', message, 'https://acme.example', null],
    ['something that is no message of ours', { itineraryId: 'i-1' }, 'https://acme.example', inner],
    ['text', 'caravan-page', 'https://acme.example', inner],
    ['nothing', null, 'https://acme.example', inner],
  ])('does not hear %s', (_, data, origin, source) => {
    const hear = vi.fn();
    listenToFrame(frame, hear);
    say(data, origin, source);
    expect(hear).not.toHaveBeenCalled();
  });

  it('hears a frame of the page’s own origin by a path alone', () => {
    const hear = vi.fn();
    listenToFrame(
      { src: '/api/me/pages/host-terms', contentWindow: inner } as unknown as HTMLIFrameElement,
      hear,
    );
    say({ source: 'caravan-page', termsAccepted: true }, 'https://partner.example');
    expect(hear).toHaveBeenCalledWith({ termsAccepted: true });
  });

  it('ends when it is told to', () => {
    const hear = vi.fn();
    listenToFrame(frame, hear)();
    say(message);
    expect(hear).not.toHaveBeenCalled();
  });
});
