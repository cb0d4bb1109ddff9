
/**
 * Names by language.
 */
export interface TranslatedNames {
  /** @maxLength 40 */
  en?: string;
  /** @maxLength 40 */
  de?: string;
  /** @maxLength 40 */
  es?: string;
}
