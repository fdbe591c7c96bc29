import type {PolicyText} from '../policy/policy-view';
import type {Questions} from './split-questions';

/** A section of a content page; `title` is null for the only section. */
export interface ContentPart {
  readonly title: string | null;
  readonly html: string;
}

/** A content page with sanitized HTML. */
export type ContentView = {readonly title: string; readonly description: string | null} & (
  | {readonly layout: 'text'; readonly parts: readonly ContentPart[]}
  | ({readonly layout: 'questions'} & Questions)
  | ({readonly layout: 'policies'} & PolicyText)
);
