import { EmailLanguage } from '@caravan/sdk';
import { getGetEmailWordingQueryOptions } from '@caravan/sdk/react-query';
import { oneOf } from '@caravan/shell/search';
import { createFileRoute } from '@tanstack/react-router';
import { WordingPage } from '../wording/WordingPage.tsx';

export const Route = createFileRoute('/email-wording/$template')({
  validateSearch: (search): { language: EmailLanguage } => ({
    language: oneOf(search.language, Object.values(EmailLanguage)) ?? 'en',
  }),
  loaderDeps: ({ search: { language } }) => ({ language }),
  loader: ({ context, params: { template }, deps }) =>
    context.queryClient.ensureQueryData(getGetEmailWordingQueryOptions(template, deps)),
  component: function Wording() {
    const { template } = Route.useParams();
    const { language } = Route.useSearch();
    return <WordingPage key={`${template} ${language}`} template={template} language={language} />;
  },
});
