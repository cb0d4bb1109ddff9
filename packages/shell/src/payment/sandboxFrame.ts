import { marketplaceNow } from '@caravan/sdk';
import { watchTheme } from '@caravan/ui/theme';
import { testCardEnds, words } from './messages.ts';
import type { CardSource, Entered } from './source.ts';

/** Where the server serves the sandbox provider's fields. */
const address = '/public/payments/sandbox/fields';
/** How long a loaded page may take to announce that it is the fields. */
const patienceMs = 2_000;

const looks = [
  ...['--ink', '--ink-muted', '--line', '--line-strong', '--surface-raised', '--red', '--focus'],
  ...['--radius', '--font-text'],
];

export interface SandboxFrame extends Required<Pick<CardSource, 'enter' | 'check'>> {
  remove: () => void;
}

export interface SandboxFrameOptions {
  /** The payer's name, for the test cards. */
  payerName: string;
  onReady: () => void;
  onFailed: () => void;
  /** Called when Enter is pressed in a field. */
  onSubmit: () => void;
}

type Told =
  | { type: 'ready' }
  | { type: 'submit' }
  | { type: 'height'; height: number }
  | { type: 'entered'; id: number; method?: string; failure?: string; incomplete?: true };

/**
 * The sandbox provider's card fields in an iframe, like a real provider's: card numbers stay inside, and a
 * token comes out. Each side accepts messages only from the other, checked by window and origin.
 */
export function sandboxFrame(at: HTMLElement, options: SandboxFrameOptions): SandboxFrame {
  const frame = document.createElement('iframe');
  frame.title = words.frame;
  frame.height = '420';
  frame.className = 'block w-full border-0';
  const asked = new Map<number, (entered: Entered) => void>();
  const tell = (message: object) =>
    frame.contentWindow?.postMessage({ caravan: 'card', ...message }, location.origin);
  const dress = () => tell({ type: 'dress', set: setOf(frame, options.payerName) });
  let ready = false;

  const hear = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== location.origin) return;
    if ((event.data as { caravan?: string } | null)?.caravan !== 'card') return;
    const told = event.data as Told;
    if (told.type === 'ready') {
      ready = true;
      dress();
      options.onReady();
    } else if (told.type === 'height') frame.height = String(told.height);
    else if (told.type === 'submit') options.onSubmit();
    else {
      asked.get(told.id)?.(enteredOf(told));
      asked.delete(told.id);
    }
  };
  addEventListener('message', hear);
  const unwatch = watchTheme(dress);
  frame.addEventListener('load', () => setTimeout(() => ready || options.onFailed(), patienceMs));
  frame.src = address;
  at.append(frame);

  let last = 0;
  return {
    enter: () =>
      new Promise((resolve) => {
        asked.set((last += 1), resolve);
        tell({ type: 'enter', id: last });
      }),
    check: () => tell({ type: 'check' }),
    remove: () => {
      removeEventListener('message', hear);
      unwatch();
      frame.remove();
    },
  };
}

function enteredOf(told: { method?: string; failure?: string }): Entered {
  if (told.method) return { method: told.method };
  return told.failure ? { failure: told.failure } : 'incomplete';
}

/** What the frame is initialized with: the page's messages, colors, font, and clock. */
function setOf(frame: HTMLIFrameElement, payerName: string) {
  const style = getComputedStyle(frame);
  return {
    language: document.documentElement.lang,
    direction: style.direction,
    scheme: style.colorScheme,
    now: marketplaceNow(),
    payerName,
    looks: {
      ...Object.fromEntries(looks.map((token) => [token, style.getPropertyValue(token).trim()])),
      '--ground': style.getPropertyValue(groundOf(frame)).trim(),
    },
    faces: facesOf(style.fontFamily),
    words: { ...words.fields, title: words.frame },
    ends: testCardEnds,
  };
}

/** The background behind the frame, a card or the page, as a token that holds both schemes. */
function groundOf(frame: HTMLElement): '--surface-raised' | '--surface' {
  const probe = frame.parentElement!.appendChild(document.createElement('span'));
  probe.style.backgroundColor = 'var(--surface-raised)';
  const raised = getComputedStyle(probe).backgroundColor;
  probe.remove();
  for (let at = frame.parentElement; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)')
      return backgroundColor === raised ? '--surface-raised' : '--surface';
  }
  return '--surface';
}

/** The page's own text typeface, for the frame to load from the same source. */
function facesOf(families: string) {
  const faces: Record<string, string>[] = [];
  const walk = (rules: CSSRuleList, base: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule) {
        const of = (name: string) => rule.style.getPropertyValue(name);
        const [, file] = /url\(["']?([^"')]+)/.exec(of('src')) ?? [];
        const family = of('font-family').replaceAll(/["']/g, '');
        if (!file || !families.includes(family)) continue;
        faces.push({
          family,
          source: `url(${JSON.stringify(new URL(file, base).href)})`,
          weight: of('font-weight') || 'normal',
          style: of('font-style') || 'normal',
          unicodeRange: of('unicode-range') || 'U+0-10FFFF',
          display: 'swap',
        });
      } else if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList, base);
    }
  };
  for (const sheet of document.styleSheets) {
    try {
      walk(sheet.cssRules, sheet.href ?? document.baseURI);
    } catch {
      // A cross-origin stylesheet doesn't expose its rules.
    }
  }
  return faces;
}
