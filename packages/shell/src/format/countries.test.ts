import { expect, it } from 'vitest';
import { countryNamed } from './countries.ts';

it('names a country in the reader’s language, however its operator spells it', () => {
  expect(countryNamed('Morocco', 'de-DE')).toBe('Marokko');
  expect(countryNamed('Morocco', 'es-ES')).toBe('Marruecos');
  expect(countryNamed('Turkey', 'de')).toBe('Türkei');
  expect(countryNamed('Bosnia and Herzegovina', 'de')).toBe('Bosnien und Herzegowina');
  expect(countryNamed('Morocco', 'en-US')).toBe('Morocco');
  expect(countryNamed('The Silk Road', 'de')).toBe('The Silk Road');
});
