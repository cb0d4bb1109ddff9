import type { NoticeChoice } from './noticeChoice.ts';

export interface NoticeChoices {
  items: NoticeChoice[];
}
