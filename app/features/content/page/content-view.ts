import type {Questions} from './split-questions';

/** One part of a text; a part without a heading of its own stands right under the page's title. */
export interface ContentPart {
  readonly title: string | null;
  readonly html: string;
}

/** A text of the shop's, ready to be shown. */
export type ContentView = {readonly title: string; readonly description: string | null} & (
  {readonly layout: 'text'; readonly parts: readonly ContentPart[]} | ({readonly layout: 'questions'} & Questions)
);
