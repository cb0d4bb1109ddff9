import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

const text = (html: string, title = 'Terms') => ({ title, html });

it('shows what changed in words, and counts the paragraphs that did not', () => {
  const before = text('<h2>Payment</h2><p>Pay within ten days.</p><p>Thank you.</p><p>Bye.</p>');
  const after = text('<h2>Payment</h2><p>Pay within five days.</p><p>Thank you.</p><p>Bye.</p>');
  expect(differenceOf(before, after)).toEqual([
    2,
    [
      { kind: 'same', text: 'Pay within ' },
      { kind: 'removed', text: 'ten' },
      { kind: 'added', text: 'five' },
      { kind: 'same', text: ' days.' },
    ],
    2,
  ]);
});

it('ignores formatting, and tells cells apart', () => {
  expect(differenceOf(text('<p>Pay <strong>now</strong></p>'), text('<p>Pay now</p>'))).toEqual([2]);
  const table = '<table><tbody><tr><td>60 days</td><td>all</td></tr></tbody></table>';
  expect(differenceOf(text(''), text(table))).toContainEqual([{ kind: 'added', text: '60 days all' }]);
});

it('shows a new title', () => {
  const [line] = differenceOf(text('<p>a</p>', 'Old'), text('<p>a</p>', 'New'));
  expect(line).toEqual([
    { kind: 'removed', text: 'Old' },
    { kind: 'added', text: 'New' },
  ]);
});
