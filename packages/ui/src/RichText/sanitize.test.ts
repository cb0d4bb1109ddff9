import { describe, expect, it } from 'vitest';
import { plainText, sanitize } from './sanitize.ts';

describe('rich text', () => {
  it('keeps what the editor makes', () => {
    const html = '<p>See <strong>Lisbon</strong></p><ul><li><p>by tram</p></li></ul>';
    expect(sanitize(html)).toBe(html);
  });
  it.each([
    ['<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
    ['<img src=x onerror=x()>b', 'b'],
    ['<p style="position:fixed">c</p><iframe src="/"></iframe>', '<p>c</p>'],
    ['<svg><a xlink:href="javascript:x()">d</a></svg>', ''],
  ])('drops what harms: %s', (html, clean) => expect(sanitize(html)).toBe(clean));
  it('leaves only addresses that lead somewhere', () => {
    expect(sanitize('<a href="javascript:alert(1)">x</a>')).not.toContain('href');
    expect(sanitize('<a href="//evil.example">x</a>')).not.toContain('href');
    expect(sanitize('<a href="https://example.com">x</a>')).toContain('rel="noopener noreferrer nofollow"');
  });
  it('counts words, not marks', () =>
    expect(plainText('<p>One</p><p>two <em>three</em></p>')).toBe('One\ntwo three'));
});
