
export interface TermsSection {
  heading: string;
  body: string;
}
