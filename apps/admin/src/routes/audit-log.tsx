import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../audit/AuditPage.tsx';
import { textOf } from '../list/search.ts';

interface Search {
  objectType?: string | undefined;
  objectId?: string | undefined;
}

export const Route = createFileRoute('/audit-log')({
  validateSearch: (search): Search => ({
    objectType: textOf(search.objectType),
    objectId: textOf(search.objectId),
  }),
  component: AuditPage,
});
