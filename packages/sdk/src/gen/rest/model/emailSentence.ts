import type { EmailSentenceKind } from './emailSentenceKind.ts';

export interface EmailSentence {
  /** Names the sentence in this email. */
  id: string;
  /** The same for the texts of one sentence that depends on something. */
  slot: string;
  kind: EmailSentenceKind;
  /** When the sentence is in the email; empty if always. */
  shown: string[];
  standard: string;
  /** The marketplace's own text. */
  own?: string;
  /** Names of the fields that the text may use. */
  fields: string[];
  /** Names of the fields that readers miss if the text leaves them out, such as an amount due. */
  kept: string[];
  maxLength: number;
}
