import type { TermsArticle } from './termsArticle.ts';
import type { TermsSection } from './termsSection.ts';

export interface HostTermsDocument {
  version: string;
  title: string;
  acceptLabel: string;
  sections: TermsSection[];
  article?: TermsArticle;
  acceptedAt?: string;
}
