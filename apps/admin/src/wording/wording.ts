import { EmailLanguage, type EmailOwnText, type EmailSentence, type EmailWording } from '@caravan/sdk';

export const languages = Object.values(EmailLanguage);

/** The editor's fields. Texts have neutral names, because an ID contains dots, which have a meaning in field names. */
export type Fields = {
  version: number;
  texts: Record<string, string>;
  /** Changed sentences whose own text is no longer kept. */
  discard: string[];
};

export const nameOf = (place: number) => `s${place}`;
export const fieldOf = (place: number) => `texts.${nameOf(place)}` as const;

/** What the editor starts with. The version stays the one that was read, even if the email is loaded again. */
export const draftOf = ({ version, sentences }: EmailWording): Fields => ({
  version,
  texts: Object.fromEntries(sentences.map(({ own, standard }, i) => [nameOf(i), own ?? standard])),
  discard: [],
});

/** The texts that differ from the standard. */
export const ownTexts = (sentences: readonly EmailSentence[], texts: Fields['texts']): EmailOwnText[] =>
  sentences.flatMap(({ id, standard }, i) => {
    const text = (texts[nameOf(i)] ?? standard).trim();
    return text === standard ? [] : [{ id, text }];
  });

const field = /\{\s*([A-Za-z][\w .]*?)\s*\}/g;

/** Names of the fields in a text. */
export const fieldsIn = (text: string) => new Set([...text.matchAll(field)].map(([, name]) => name));

/** The fields that readers miss in a text. */
export function droppedFrom({ standard, kept }: EmailSentence, text: string): string[] {
  if (text === standard) return [];
  const used = fieldsIn(text);
  return kept.filter((name) => !used.has(name));
}

/** Numbers the sentences of a kind that has several; the cases of one sentence share its number. */
export function numbersOf(sentences: readonly EmailSentence[]): (number | undefined)[] {
  const slots = new Map<string, Set<string>>();
  for (const { kind, slot } of sentences) slots.set(kind, (slots.get(kind) ?? new Set()).add(slot));
  return sentences.map(({ kind, slot }) => {
    const all = [...(slots.get(kind) ?? [])];
    return all.length > 1 ? all.indexOf(slot) + 1 : undefined;
  });
}
