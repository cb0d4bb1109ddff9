import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Tokens, toTokens, withTokens } from '../../tokens/dtcg.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../tokens/tokens.json'), 'utf8'),
) as Tokens;

it('has in tokens.json what the style sheet says; otherwise run `npm run tokens -w @caravan/ui`', () => {
  expect(tokens).toEqual(toTokens(css));
});

it('gives each color and shadow a value in both schemes', () => {
  const { light, dark } = tokens as { light: Tokens; dark: Tokens };
  for (const group of ['color', 'shadow'])
    expect(Object.keys(light[group]!)).toEqual(Object.keys(dark[group]!));
  expect(tokens).toHaveProperty('light.color.surface.$value.hex', '#faf8f5');
  expect(tokens).toHaveProperty('dark.color.scrim.$value.alpha', 0.62);
  expect(tokens).toHaveProperty('dark.shadow.overlay.$value.1.spread', { value: -12, unit: 'px' });
  expect(tokens).toHaveProperty('shape.radius', expect.objectContaining({ $type: 'dimension' }));
});

it('says the same again when its own tokens are taken over', () => {
  expect(toTokens(withTokens(css, tokens))).toEqual(tokens);
});

it('takes over what a designer changed, and nothing else', () => {
  const changed = structuredClone(tokens);
  Object.assign((changed as { light: { color: { accent: object } } }).light.color.accent, {
    $value: { colorSpace: 'srgb', components: [0, 0.2, 0.4], alpha: 1, hex: '#003366' },
  });
  Object.assign((changed as { shape: { radius: object } }).shape.radius, {
    $value: { value: 4, unit: 'px' },
  });
  const next = withTokens(css, changed);
  expect(toTokens(next)).toEqual(changed);
  expect(next).toContain('--accent: light-dark(#003366, #6fc7b1);');
  expect(next).toContain('--radius: 4px;');
});

it('refuses a token that the library does not have', () => {
  expect(() => withTokens(css, { light: { color: { sparkle: {} } } })).toThrow('no token named sparkle');
});
