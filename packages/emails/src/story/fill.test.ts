import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it.each([
    ['Hi {{.Name}}', { Name: 'Ana & <b>' }, 'Hi Ana &amp; &lt;b&gt;'],
    ['{{.Trip.Name}} {{.Missing}}', { Trip: { Name: 'Andes' } }, 'Andes '],
    ['{{if .A}}a{{else}}b{{end}}c', { A: 'x' }, 'ac'],
    ['{{if .A}}a{{else}}b{{end}}c', { A: '' }, 'bc'],
    ['{{if not .A}}a{{end}}', {}, 'a'],
    ['{{if .A}}{{if .B}}1{{else}}2{{end}}{{else}}3{{end}}', { A: true }, '2'],
    ['{{if eq .N 1}}one{{else}}many{{end}}', { N: 1 }, 'one'],
    ['{{range .L}}<{{.Label}}>{{end}}!', { L: [{ Label: 'a' }, { Label: 'b' }] }, '<a><b>!'],
    ['{{range .L}}{{if .X}}y{{end}}{{end}}!', { L: [] }, '!'],
    ['{{outlook}}x{{endOutlook}}', {}, 'x'],
  ])('%s', (template, values, expected) => expect(fill(template, values)).toBe(expected));

  it('refuses what it does not know', () => expect(() => fill('{{template "x"}}', {})).toThrow('Unknown'));
});
