import { mountDocument } from '@caravan/shell/mountDocument';
import { landing } from './landing.tsx';

export const live = () => mountDocument(landing);
