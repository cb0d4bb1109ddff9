/**
 * Converts tokens.css to the format of the Design Tokens Community Group (2025.10) and back. The stylesheet
 * is the source of truth; colors and shadows have a value for each scheme.
 */
type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = ['light', 'dark'];

type Color = { colorSpace: 'srgb'; components: [number, number, number]; alpha: number; hex: string };
type Dimension = { value: number; unit: 'px' | 'rem' };
type Shadow = { color: Color; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };
type Value = Color | Dimension | Shadow[] | string[] | number | number[];
type Token = { $type: string; $value: Value; $description?: string };
export type Tokens = { [group: string]: string | Token | Tokens };

const descriptions: Record<string, string> = {
  step: 'All distances are multiples of it.',
  radius: 'Of a card or field; larger and smaller corners are computed from it.',
  'display-tracking': 'In em, which the format has no unit for.',
};

/** The stylesheet's custom properties, without those that only the page uses. */
function declared(css: string): [name: string, value: string][] {
  const own = css.slice(0, css.indexOf('@theme'));
  const found = [...own.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(
    ([, name, value]) => [name!, value!.replaceAll(/\s+/g, ' ').trim()] as [string, string],
  );
  const ease = /--(ease-calm):\s*([^;]+);/.exec(css);
  return [...found, ...(ease ? [[ease[1]!, ease[2]!] as [string, string]] : [])].filter(
    ([name]) => name !== 'head',
  );
}

const isColour = (value: string) => /^light-dark\((#|rgb)/.test(value);
const round = (value: number) => Math.round(value * 1e4) / 1e4;

/** Splits a function's arguments or a list at the top level, ignoring separators in parentheses. */
function parts(text: string): string[] {
  const out = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === ',' && depth === 0) out.push('');
    else out[out.length - 1] += char;
  }
  return out.map((part) => part.trim());
}

/** The value in one scheme. */
function inScheme(value: string, scheme: Scheme): string {
  const at = value.indexOf('light-dark(');
  if (at < 0) return value;
  let depth = 0;
  let end = at;
  do {
    if (value[end] === '(') depth += 1;
    if (value[end] === ')') depth -= 1;
    end += 1;
  } while (depth > 0 || end < at + 'light-dark('.length);
  const pair = parts(value.slice(at + 'light-dark('.length, end - 1));
  return inScheme(value.slice(0, at) + pair[schemes.indexOf(scheme)]! + value.slice(end), scheme);
}

function color(text: string): Color {
  const rgb = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(text);
  const bytes = rgb
    ? rgb.slice(1, 4).map(Number)
    : [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => round(byte / 255)) as Color['components'],
    alpha: Number(rgb?.[4] ?? 1),
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

function dimension(text: string): Dimension {
  const [, value = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? [];
  return { value: Number(value), unit: unit as Dimension['unit'] };
}

function shadow(text: string): Shadow {
  const [lengths, paint] = text.split(/\s(?=rgb\(|#)/) as [string, string];
  const [offsetX, offsetY, blur, spread = '0'] = lengths.split(' ') as [string, string, string, string?];
  return {
    color: color(paint),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
  };
}

function plain(name: string, value: string): Token {
  const $description = descriptions[name];
  const told = $description ? { $description } : {};
  if (value.startsWith('cubic-bezier'))
    return { $type: 'cubicBezier', $value: value.match(/-?[\d.]+/g)!.map(Number), ...told };
  if (name.startsWith('font'))
    return { $type: 'fontFamily', $value: parts(value).map((f) => f.replaceAll('"', '')) };
  if (name.endsWith('weight')) return { $type: 'fontWeight', $value: Number(value), ...told };
  if (/^-?[\d.]+em$/.test(value)) return { $type: 'number', $value: Number.parseFloat(value), ...told };
  return { $type: 'dimension', $value: dimension(value), ...told };
}

/** The stylesheet's tokens: `light` and `dark` hold scheme-dependent values, `shape` what both share. */
export function toTokens(css: string): Tokens {
  const all = declared(css);
  const of = (scheme: Scheme): Tokens => ({
    color: Object.fromEntries(
      all
        .filter(([, value]) => isColour(value))
        .map(([name, value]) => [name, { $type: 'color', $value: color(inScheme(value, scheme)) }]),
    ),
    shadow: Object.fromEntries(
      all
        .filter(([name]) => name.startsWith('shadow-'))
        .map(([name, value]) => [
          name.slice('shadow-'.length),
          { $type: 'shadow', $value: parts(inScheme(value, scheme)).map(shadow) },
        ]),
    ),
  });
  const shared = all.filter(([name, value]) => !isColour(value) && !name.startsWith('shadow-'));
  return {
    $description: 'Caravan UI. Written from src/theme/tokens.css by `npm run tokens -w @caravan/ui`.',
    light: of('light'),
    dark: of('dark'),
    shape: Object.fromEntries(shared.map(([name, value]) => [name, plain(name, value)])),
  };
}

const at = (tokens: Tokens, ...path: string[]) =>
  path.reduce<unknown>((node, key) => (node as Tokens | undefined)?.[key], tokens) as Token | undefined;

const written = {
  color: ({ hex, alpha, components }: Color) => {
    const bytes = components.map((part) => Math.round(part * 255));
    return alpha === 1 ? hex : `rgb(${bytes.join(' ')} / ${alpha})`;
  },
  dimension: ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`),
};

/** Merges a shadow of both schemes; only the colors may differ. */
function shadows(light: Shadow[], dark: Shadow[]): string {
  return light
    .map((one, i) => {
      const spread = one.spread.value ? [one.spread] : [];
      const lengths = [one.offsetX, one.offsetY, one.blur, ...spread].map(written.dimension).join(' ');
      const pair = [one.color, dark[i]?.color ?? one.color].map(written.color).join(', ');
      return `${lengths} light-dark(${pair})`;
    })
    .join(', ');
}

function shape(token: Token): string {
  const value = token.$value;
  if (token.$type === 'cubicBezier') return `cubic-bezier(${(value as number[]).join(', ')})`;
  if (token.$type === 'fontFamily')
    return (value as string[]).map((family) => (/[A-Z].* /.test(family) ? `"${family}"` : family)).join(', ');
  if (token.$type === 'number') return `${value as number}em`;
  if (token.$type === 'dimension') return written.dimension(value as Dimension);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Applies the values of a token file to the stylesheet, keeping its names, order, and comments. Unknown
 * tokens are rejected, and omitted ones stay unchanged.
 */
export function withTokens(css: string, tokens: Tokens): string {
  const known = new Set(declared(css).map(([name]) => name));
  const given = ['light', 'dark'].flatMap((scheme) => [
    ...Object.keys((tokens[scheme] as Tokens | undefined)?.['color'] ?? {}),
    ...Object.keys((tokens[scheme] as Tokens | undefined)?.['shadow'] ?? {}).map((name) => `shadow-${name}`),
  ]);
  const unknown = [...given, ...Object.keys((tokens['shape'] as Tokens | undefined) ?? {})].filter(
    (name) => !name.startsWith('$') && !known.has(name),
  );
  if (unknown.length > 0) throw new Error(`The library has no token named ${unknown.join(', ')}.`);
  return declared(css).reduce((out, [name, before]) => {
    const [light, dark] = name.startsWith('shadow-')
      ? schemes.map((scheme) => at(tokens, scheme, 'shadow', name.slice('shadow-'.length)))
      : schemes.map((scheme) => at(tokens, scheme, 'color', name));
    const own = at(tokens, 'shape', name);
    const after =
      light && dark
        ? light.$type === 'shadow'
          ? shadows(light.$value as Shadow[], dark.$value as Shadow[])
          : `light-dark(${[light, dark].map(({ $value }) => written.color($value as Color)).join(', ')})`
        : own && shape(own);
    if (!after || after === before) return out;
    return out.replace(new RegExp(`(--${name}:)\\s*[^;]+;`), `$1 ${after};`);
  }, css);
}
