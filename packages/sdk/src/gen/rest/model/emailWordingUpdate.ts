import type { EmailLanguage } from './emailLanguage.ts';
import type { EmailOwnText } from './emailOwnText.ts';

export interface EmailWordingUpdate {
  language: EmailLanguage;
  version: number;
  /** @maxItems 60 */
  texts: EmailOwnText[];
  /**
     * IDs of changed sentences whose own text is no longer kept.
     * @maxItems 60
     * @items.maxLength 120
     */
  discard?: string[];
}
