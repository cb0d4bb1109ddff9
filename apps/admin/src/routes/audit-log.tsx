import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../audit/AuditPage.tsx';
import { readSearch } from '../audit/search.ts';

export const Route = createFileRoute('/audit-log')({
  validateSearch: readSearch,
  component: AuditPage,
});
