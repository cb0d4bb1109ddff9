export type Message = { portal: string; feature: string; key: string; text: string };

// The catalogue is read from the portals themselves, so that it always matches the product.
const modules = {
  ...import.meta.glob<Record<string, unknown>>('../../../apps/*/src/**/messages.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../shell/src/**/messages.ts', { eager: true }),
};

/** Renders a sentence with parameters, showing each parameter as …. */
function sentence(make: (...blanks: string[]) => unknown): string | null {
  try {
    const text = make(...Array.from({ length: Math.max(make.length, 1) }, () => '…'));
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

function* walk(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') {
    const text = sentence(value as (...blanks: string[]) => unknown);
    if (text) yield [path, text];
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* walk(inner, path ? `${path}.${key}` : key);
}

export const messages: Message[] = Object.entries(modules).flatMap(([file, module]) => {
  const parts = file.split('/');
  const at = parts.indexOf('src');
  const portal = parts[at - 1]!;
  const feature = parts.slice(at + 1, -1).join('/');
  return Object.values(module).flatMap((value) =>
    [...walk(value, '')].map(([key, text]) => ({ portal, feature, key, text })),
  );
});
