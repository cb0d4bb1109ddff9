import type { DocumentPage } from '@caravan/shell/documentPage';
import { Landing } from '../landing/Landing.tsx';

export const landing: DocumentPage = { Content: Landing };
