import { describe, expect, it } from 'vitest';
import { alwaysIn, blocks, flat, marking, slotOf, tokenOf, variantsOf } from './slots.ts';

describe('variants', () => {
  const forms = (english: string, de = english) =>
    variantsOf(english, { en: english, de }).map(({ when, text }) => [when, text.en, text.de]);

  it('are one text without conditions', () =>
    expect(forms('Hi {{.Name}},', 'Hallo {{.Name}},')).toEqual([['', 'Hi {name},', 'Hallo {name},']]));

  it('decide each condition once', () =>
    expect(forms('A{{if .Until}} {{.Until}}{{else}}{{if .Order.Due}} due{{end}}{{end}}')).toEqual([
      ['Until', 'A {until}', 'A {until}'],
      ['!Until,Order.Due', 'A due', 'A due'],
      ['!Until,!Order.Due', 'A', 'A'],
    ]));

  it('know numbers', () =>
    expect(forms('{{if eq .Order.Spots 1}}one{{else}}many{{end}}').map(([when]) => when)).toEqual([
      'Order.Spots=1',
      '!Order.Spots=1',
    ]));

  it('have the same conditions in each language', () => {
    expect(() => forms('A', '{{if .Name}}B{{end}}')).toThrow('other conditions');
    expect(() => forms('{{if not .Name}}A{{end}}')).toThrow('cannot depend');
  });
});

describe('slots', () => {
  it('become blocks that leave the email as it is', () => {
    const { say, asked } = marking((english) => english);
    const html = `<title>${say('You’re in', 'subject')}</title><p>${say('You’re in', 'paragraph')}</p>`;
    const text = `{{define "preview"}}${say('Soon', 'preview')}{{end}}\n{{.Name}}: ${say('{{.Name}}', 'paragraph')}`;
    const written = blocks({ html, text }, asked);
    expect([...asked.values()].map(({ kind }) => kind)).toEqual(['subject', 'paragraph', 'preview']);
    expect(written.html).toMatch(/<title>\{\{template "subject_\w{10}" \.\}\}<\/title>/);
    expect(flat(written.html)).toBe('<title>You’re in</title><p>You’re in</p>');
    expect(flat(written.text)).toBe('{{define "preview"}}Soon{{end}}\n{{.Name}}: {{.Name}}');
  });

  it('are named after their English text', () => {
    const idOf = (english: string) => {
      const { say, asked } = marking((text) => `${text}!`);
      say(english, 'heading');
      return [...asked.keys()][0];
    };
    expect(idOf('Welcome')).toBe(idOf('Welcome'));
    expect(idOf('Welcome')).not.toBe(idOf('Welcome back'));
  });

  it('may use what has a value where they stand', () => {
    const { say, asked } = marking((english) => english);
    say('Pay{{if .Name}}, {{.Name}}{{end}}', 'paragraph', { conditions: ['Order.Due', '!Until', 'Overdue'] });
    const [sentence] = asked.values();
    const slot = slotOf(sentence!, { en: sentence!.text }, ['Trip.Name']);
    expect(slot.shown).toBe('Order.Due,!Until,Overdue');
    expect(slot.variants.map(({ fields }) => fields)).toEqual([
      ['Brand', 'Name', 'Order.Due', 'Support', 'Trip.Name'],
      ['Brand', 'Order.Due', 'Support', 'Trip.Name'],
    ]);
  });

  it('find the fields that an email always shows', () =>
    expect(
      alwaysIn('{{.Trip.Name}}{{if .A}}{{.B}}{{else}}{{.C}}{{end}}{{range .L}}{{.D}}{{end}}{{.URL}}{{.E}}'),
    ).toEqual(['Trip.Name', 'E']));

  it('name fields in words', () => {
    expect(tokenOf('Order.ID')).toBe('orderId');
    expect(tokenOf('Payout.Last4')).toBe('payoutLast4');
  });
});
