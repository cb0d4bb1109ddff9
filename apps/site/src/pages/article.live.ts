import { mountDocument } from '@caravan/shell/mountDocument';
import { article } from './article.tsx';

export const live = () => mountDocument(article);
