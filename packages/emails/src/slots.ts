import { createHash } from 'node:crypto';
import type { Rendered } from './render.tsx';
import type { Kind, Place, Say } from './say.ts';
import { wordless } from './words/words.ts';

/** One form of a sentence: all its conditions are decided, and its fields are written as {tripName}. */
export type Variant = {
  /** The conditions, joined by commas: `Until,!Order.Due`. Empty for a sentence without conditions. */
  when: string;
  /** The fields that its words may use, because they have a value whenever it is shown. */
  fields: string[];
  /** The standard text by language. */
  text: Record<string, string>;
};

/** A sentence that a marketplace can put in its own words. Its ID follows from its English text. */
export type Slot = { id: string; kind: Kind; shown?: string; each?: string; variants: Variant[] };

/** A sentence as it was asked for, with its text in one language. */
export type Asked = { id: string; kind: Kind; place: Place; english: string; text: string };

// Characters for private use bracket a sentence in the rendered email until it becomes a block.
const [open, middle, close] = ['\uE000', '\uE001', '\uE002'];
const marked = new RegExp(`${open}(\\w+)${middle}([^${close}]*)${close}`, 'g');

const idOf = (kind: Kind, english: string) =>
  `${kind}_${createHash('sha256').update(english).digest('hex').slice(0, 10)}`;

/** Brackets each sentence that a translator says, and collects them in the order of the email. */
export function marking(say: Say): { say: Say; asked: Map<string, Asked> } {
  const asked = new Map<string, Asked>();
  const mark: Say = (english, kind = 'label', place = { conditions: [] }) => {
    const text = say(english, kind, place);
    if (wordless(english)) return text;
    const id = idOf(kind, english);
    const before = asked.get(id);
    const conditions = place.conditions.filter((one) => before?.place.conditions.includes(one) ?? true);
    asked.set(id, { id, kind, place: { ...place, conditions }, english, text });
    // react-email fills the preview up to a length and cuts it there, so that it is bracketed afterwards.
    return kind === 'preview' ? text : `${open}${id}${middle}${text}${close}`;
  };
  return { say: mark, asked };
}

/** Turns the bracketed sentences of an email into blocks that the server can redefine. */
export function blocks({ html, text }: Rendered, asked: ReadonlyMap<string, Asked>): Rendered {
  const preview = [...asked.values()].find(({ kind }) => kind === 'preview');
  const inBlocks = (template: string, previewed: RegExp) => {
    const defined = new Map<string, string>();
    const block = (id: string, words: string) => {
      if ((defined.get(id) ?? words) !== words) throw new Error(`“${words}” is written in two ways`);
      defined.set(id, words);
      return `{{template "${id}" .}}`;
    };
    const used = template
      .replace(marked, (_, id: string, words: string) => block(id, words))
      .replace(previewed, (all, before: string, words: string) =>
        preview && !words.startsWith('{{template') ? before + block(preview.id, words) : all,
      );
    return used + [...defined].map(([id, words]) => `{{define "${id}"}}${words}{{end -}}\n`).join('');
  };
  return {
    html: inBlocks(html, /( data-skip-in-text="true">)([^<]*?)(?=\n?<)/),
    text: inBlocks(text, /(\{\{define "preview"\}\})(.*)(?=\{\{end\}\}$)/m),
  };
}

/** The opposite of `blocks`, which shows that the standard words stay what they are. */
export function flat(template: string): string {
  const defined = new Map<string, string>();
  const rest = template.replace(
    /\{\{define "(\w+_\w{10})"\}\}(.*?)\{\{end -\}\}\n/gs,
    (_, id: string, words: string) => {
      defined.set(id, words);
      return '';
    },
  );
  return rest.replace(/\{\{template "(\w+)" \.\}\}/g, (_, id: string) => defined.get(id)!);
}

type Node = string | { condition: string; then: Node[]; otherwise: Node[] };

/** Reads a sentence in the subset of Go's templates that `when` and `field` write. */
function read(text: string): Node[] {
  const tokens = text.split(/(\{\{.*?\}\})/).filter((token) => token !== '');
  const until = (...ends: string[]): Node[] => {
    const nodes: Node[] = [];
    while (tokens.length > 0 && !ends.includes(tokens[0]!)) {
      const token = tokens.shift()!;
      const condition = /^\{\{if (.*)\}\}$/.exec(token)?.[1];
      if (condition === undefined) {
        nodes.push(token);
        continue;
      }
      const then = until('{{else}}', '{{end}}');
      const otherwise = tokens.shift() === '{{else}}' ? until('{{end}}') : [];
      if (otherwise.length > 0) tokens.shift();
      nodes.push({ condition: conditionOf(condition), then, otherwise });
    }
    return nodes;
  };
  return until();
}

/** `.Name` is Name, and `eq .Order.Spots 1` is Order.Spots=1. */
function conditionOf(action: string): string {
  const equal = /^eq \.([\w.]+) (\d+)$/.exec(action);
  if (equal) return `${equal[1]}=${equal[2]}`;
  const field = /^\.([\w.]+)$/.exec(action)?.[1];
  if (field === undefined) throw new Error(`A sentence cannot depend on “${action}”`);
  return field;
}

type Form = { decided: ReadonlyMap<string, boolean>; text: string };

/** Every form of a sentence. A condition that is decided stays decided. */
function formsOf(nodes: readonly Node[], start: Form = { decided: new Map(), text: '' }): Form[] {
  return nodes.reduce<Form[]>(
    (forms, node) =>
      forms.flatMap((form) => {
        if (typeof node === 'string') return [{ ...form, text: form.text + node }];
        const known = form.decided.get(node.condition);
        return [true, false]
          .filter((holds) => known === undefined || known === holds)
          .flatMap((holds) =>
            formsOf(holds ? node.then : node.otherwise, {
              decided: new Map(form.decided).set(node.condition, holds),
              text: form.text,
            }),
          );
      }),
    [start],
  );
}

const whenOf = ({ decided }: Form) => [...decided].map(([name, holds]) => (holds ? name : `!${name}`)).join();
const fieldPattern = /\{\{\.([\w.]+)\}\}/g;

/** Trip.Name is {tripName}, and Order.ID is {orderId}. */
export const tokenOf = (field: string): string => {
  const joined = field.replaceAll('ID', 'Id').replaceAll('.', '');
  return joined[0]!.toLowerCase() + joined.slice(1);
};
const tokensIn = (text: string) => [...text.matchAll(fieldPattern)].map(([, field]) => field!);
const written = (text: string) => text.replace(fieldPattern, (_, field: string) => `{${tokenOf(field)}}`);

/** The forms of a sentence in each language; every language has the same conditions. */
export function variantsOf(english: string, texts: Record<string, string>) {
  const forms = formsOf(read(english));
  return forms.map((form) => {
    const text = Object.entries(texts).map(([language, words]) => {
      const [only, ...others] = formsOf(read(words), { decided: form.decided, text: '' });
      if (!only || others.length > 0) throw new Error(`${language}: “${words}” has other conditions`);
      return [language, written(only.text)] as const;
    });
    return {
      when: whenOf(form),
      holding: [...form.decided].flatMap(([name, holds]) => (holds ? [name] : [])),
      fields: tokensIn(form.text),
      text: Object.fromEntries(text),
    };
  });
}

/** What an email's look and its links need, and codes, which stand where the email puts them. */
const technical =
  /^(Origin|URL|Accent|OnAccent|Paper|OnPaper|Soft|Picture|Face|Unsubscribe|Opened|Code|Tagline|Trip\.PictureAlt)$/;

/** The fields of a template that are shown whatever holds. */
export function alwaysIn(template: string): string[] {
  let depth = 0;
  const fields = new Set<string>();
  for (const [, action] of template.matchAll(/\{\{(.*?)\}\}/g)) {
    if (/^(if|range) /.test(action!)) depth++;
    else if (action === 'end') depth--;
    else if (depth === 0 && action!.startsWith('.')) fields.add(action!.slice(1));
  }
  return [...fields].filter((field) => !technical.test(field));
}

/** What every email has. */
const everywhere = ['Brand', 'Support'];

/** The slot of a sentence, from how each language says it. */
export function slotOf(asked: Asked, texts: Record<string, string>, always: readonly string[]): Slot {
  const { id, kind, place, english } = asked;
  const variants = variantsOf(english, texts).map(({ when, holding, fields, text }) => {
    const conditions = [...place.conditions, ...holding].filter((one) => /^[\w.]+$/.test(one));
    const shown = conditions.filter((one) => printed.has(one));
    const allowed = place.each ? [...fields, ...shown] : [...fields, ...shown, ...always, ...everywhere];
    return { when, fields: [...new Set(allowed)].sort(), text };
  });
  return {
    id,
    kind,
    ...(place.conditions.length > 0 && { shown: place.conditions.join() }),
    ...(place.each && { each: place.each }),
    variants,
  };
}

/** Conditions that are texts, too: where one holds, its words can use it. */
const printed = new Set([
  'Name',
  'Amount',
  'Until',
  'Reason',
  'Person',
  'Other',
  'Order.ID',
  'Order.Due',
  'Trip.HostName',
  'Due',
  'Day',
  'About',
]);
