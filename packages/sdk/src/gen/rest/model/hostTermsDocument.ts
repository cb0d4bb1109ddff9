import type { TermsSection } from './termsSection.ts';

export interface HostTermsDocument {
  version: string;
  title: string;
  acceptLabel: string;
  sections: TermsSection[];
  acceptedAt?: string;
}
