import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { cx } from '../internal/cx.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useSay } from '../internal/say.ts';
import { applyScheme } from '../theme/scheme.ts';
import { type Scheme, watchTheme } from '../theme/theme.ts';

export type EmbedFrameProps<Message> = {
  /** Accessible name of the frame. */
  title: string;
  src?: string;
  /** An HTML document to show instead of a URL. Scripts are disabled. */
  html?: string;
  /** Parses a message from the frame; return null for messages that you don't recognize. */
  parse?: (data: unknown) => Message | null;
  onMessage?: (message: Message) => void;
  /** Height in pixels. With `fits`, a `{height}` message from the frame changes it. */
  height?: number;
  fits?: boolean;
  /** The frame's sandbox permissions. Use null for a page of the product, which restricts its own frames. */
  sandbox?: string | null;
  referrerPolicy?: 'no-referrer' | 'origin' | 'strict-origin-when-cross-origin';
  /** Theme and scheme for a framed page of the product that shows another brand than its own. */
  wears?: { variables: Readonly<Record<string, string>>; scheme: Scheme };
  /** Milliseconds before a frame that doesn't load counts as failed. */
  timeout?: number;
  className?: string;
};

const heightOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number'
    ? Math.min(Math.max(data.height, 80), 20_000)
    : null;

/** Adds the page's CSP nonce to the document's styles, because a srcdoc frame inherits the page's policy. */
function styled(html: string): string {
  const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce;
  return nonce ? html.replaceAll('<style', `<style nonce="${nonce}"`) : html;
}

/** Colors of framed documents, mapped to the page's tokens. */
const looks = {
  '--ink': '--ink',
  '--soft': '--ink-muted',
  '--line': '--line',
  '--paper': '--surface-raised',
  '--well': '--surface-sunken',
  '--accent': '--accent-text',
};

/**
 * Styles a framed product document like the page around it, including the scheme, which may differ from the
 * system's.
 */
function dress(frame: HTMLIFrameElement | null) {
  const root = frame?.contentDocument?.querySelector<HTMLElement>(':root[data-framed]');
  if (!frame || !root) return;
  const around = getComputedStyle(frame);
  root.style.colorScheme = around.colorScheme;
  for (const [name, token] of Object.entries(looks))
    root.style.setProperty(name, around.getPropertyValue(token));
}

/** Shows a framed page of the product in another theme, for as long as it is framed. */
function wear(frame: HTMLIFrameElement | null, { variables, scheme }: { variables: object; scheme: Scheme }) {
  const root = frame?.contentDocument?.documentElement;
  if (!root) return;
  applyScheme(scheme, root);
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, String(value));
}

/** Embeds another page. Accepts messages only from its own frame and origin. */
export function EmbedFrame<Message = unknown>({
  title,
  src,
  html,
  parse,
  onMessage,
  height = 480,
  fits,
  sandbox = html === undefined ? 'allow-scripts allow-same-origin allow-forms allow-popups' : '',
  referrerPolicy,
  wears,
  timeout = 15_000,
  className,
}: EmbedFrameProps<Message>) {
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [own, setOwn] = useState<number>();

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source !== frame.current?.contentWindow) return;
    if (event.origin !== new URL(src ?? '', location.href).origin) return;
    const asked = fits ? heightOf(event.data) : null;
    if (asked !== null) setOwn(asked);
    const message = parse ? parse(event.data) : (event.data as Message);
    if (message !== null) onMessage?.(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), timeout);
    return () => clearTimeout(timer);
  }, [state, timeout, attempt]);

  useEffect(() => watchTheme(() => dress(frame.current)), []);
  useEffect(() => {
    if (wears) wear(frame.current, wears);
  }, [wears, state]);

  if (state === 'failed')
    return (
      <ErrorState
        onRetry={() => {
          setState('loading');
          setAttempt(attempt + 1);
        }}
      >
        {say('We couldn’t load this page.')}
      </ErrorState>
    );
  return (
    <div
      className={cx('relative overflow-hidden rounded-lg border border-line bg-raised', className)}
      style={{ height: own ?? height }}
    >
      {state === 'loading' && (
        <div
          role="status"
          aria-label={say('{name}: loading', { name: title })}
          className="absolute inset-0 p-6"
        >
          <Skeleton lines={5} />
        </div>
      )}
      <iframe
        key={attempt}
        ref={frame}
        title={title}
        // Lets the keyboard scroll what contains the frame, too.
        tabIndex={0}
        {...(html === undefined ? { src } : { srcDoc: styled(html) })}
        sandbox={sandbox ?? undefined}
        referrerPolicy={referrerPolicy}
        onLoad={() => {
          dress(frame.current);
          setState('ready');
        }}
        className={cx('absolute inset-0 size-full border-0', state === 'loading' && 'opacity-0')}
      />
    </div>
  );
}
