import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lights, scenes } from './messages.ts';

it('every scene and light that the server draws is offered by its name', () => {
  const drawn = (file: string, from: RegExp) => {
    const source = readFileSync(`../../backend/platform/artwork/${file}`, 'utf8');
    const table = from.exec(source)![1]!;
    return [...table.matchAll(/^\t"(\w+)":/gm)].map(([, name]) => name).toSorted();
  };
  expect(Object.keys(scenes).toSorted()).toEqual(drawn('artwork.go', /var scenes = [^\n]+\n(.+?)\n}/s));
  expect(Object.keys(lights).toSorted()).toEqual(drawn('palette.go', /var palettes = [^\n]+\n(.+?)\n}/s));
});
