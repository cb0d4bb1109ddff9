import type { EmailSentenceKind } from './emailSentenceKind.ts';

export interface ChangedSentence {
  id: string;
  kind: EmailSentenceKind;
  /** The marketplace's own text. */
  text: string;
  /** The standard text that it replaced. */
  standard: string;
}
