import type { EmailLanguage } from './emailLanguage.ts';
import type { EmailOwnText } from './emailOwnText.ts';

export interface EmailWordingDraft {
  language: EmailLanguage;
  /** @maxItems 60 */
  texts: EmailOwnText[];
  /**
     * ID of a sentence that the preview has to show; the sample data are such that it is in the email.
     * @maxLength 120
     */
  showing?: string;
  /**
     * For a preview with a brand that is not saved yet: its name.
     * @maxLength 60
     */
  brand?: string;
  /**
     * The same for its color, such as #b4532a.
     * @maxLength 7
     */
  accent?: string;
}
