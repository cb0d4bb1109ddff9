import { plural, t } from '@lingui/core/macro';

/** The itinerary tab (H-167 to H-170). */
export const words = {
  overview: t`Overview`,
  print: t`Download PDF`,
  days: t`Day by day`,
  help: t`Help`,
  support: t`Trip support`,
  supportText: (brand: string) => t`Questions about a day, a service, or a change? Ask the ${brand} team.`,
  operator: t`Operated by`,
  next: t`Next: Agreement`,
  nextText: t`Read and accept the services agreement to open your trip page.`,
  nextAction: t`Go to agreement`,
  nextWorkshops: t`Next: Workshops`,
  nextWorkshopsText: (n: number) =>
    plural(n, {
      one: 'One workshop space has no words of yours yet. Tell travelers what you will do in it.',
      other: '# workshop spaces have no words of yours yet. Tell travelers what you will do in them.',
    }),
  nextWorkshopsAction: t`Describe workshops`,
};
