import { usePageTitle } from '@caravan/shell/usePageTitle';
import { PageHeader } from '@caravan/ui/PageHeader';
import { getRouteApi } from '@tanstack/react-router';
import { AccessPanel } from './AccessPanel.tsx';
import { Checker } from './Checker.tsx';
import { words } from './messages.ts';
import { Relations } from './Relations.tsx';

const route = getRouteApi('/access');

/** Checks a permission, and shows everything known about the object and the person. */
export function AccessPage() {
  const question = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle('Admin Portal', words.title);
  const { user, namespace, object } = question;
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <div className="mt-6 flex max-w-4xl flex-col gap-9">
        <Checker
          key={JSON.stringify(question)}
          question={question}
          onAsk={(next) => void navigate({ search: next })}
        />
        {namespace && object && (
          <section>
            <h2 className="mb-4 text-lg font-semibold">{words.holders}</h2>
            <AccessPanel namespace={namespace} objectId={object} />
          </section>
        )}
        {user && (
          <section>
            <h2 className="mb-2 text-lg font-semibold">{words.relations}</h2>
            <Relations userId={user} />
          </section>
        )}
      </div>
    </>
  );
}
