import type { NoticeKind } from './noticeKind.ts';

export interface NoticeChoice {
  kind: NoticeKind;
  mail: boolean;
  bell: boolean;
}
