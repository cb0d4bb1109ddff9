import type { DocumentPage } from '@caravan/shell/documentPage';
import { HostPage } from '../host/HostPage.tsx';

export const host: DocumentPage = { Content: ({ name }) => <HostPage path={name} /> };
