import { getGetSitePageQueryOptions } from '@caravan/sdk/react-query';
import { oneOf } from '@caravan/shell/search';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { EditorPage } from '../pages/EditorPage.tsx';
import { languages, pageKeys } from '../pages/pages.ts';

export const Route = createFileRoute('/pages/$page/$language')({
  params: {
    parse: ({ page, language }) => {
      const [known, spoken] = [oneOf(page, pageKeys), oneOf(language, languages)];
      if (!known || !spoken) throw notFound();
      return { page: known, language: spoken };
    },
  },
  loader: ({ context, params: { page, language } }) =>
    context.queryClient.ensureQueryData(getGetSitePageQueryOptions(page, language)),
  component: function Editor() {
    const { page, language } = Route.useParams();
    return <EditorPage key={`${page} ${language}`} page={page} language={language} />;
  },
});
