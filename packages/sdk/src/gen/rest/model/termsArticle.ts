
/**
 * The marketplace's own terms for hosts, as published; part of the agreement.
 */
export interface TermsArticle {
  title: string;
  html: string;
}
