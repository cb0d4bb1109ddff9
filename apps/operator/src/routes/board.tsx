import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '../board/BoardPage.tsx';
import { titles } from '../titles/messages.ts';

// The page reads its search parameters itself: what they may be belongs to its chunk.
export const Route = createFileRoute('/board')({
  staticData: { title: titles.board },
  component: BoardPage,
});
