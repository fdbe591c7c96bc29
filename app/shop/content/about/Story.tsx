import {RichText} from '../page/RichText';
import {ABOUT_COPY as COPY} from './about-copy';
import type {AboutStory} from './about-view';
import {ReadMore} from './ReadMore';

/** A text of which the first paragraphs are always shown. */
export function Story({title, html, moreHtml}: AboutStory) {
  return (
    <div className="min-w-0">
      <h2 className="mb-5 text-heading">{title}</h2>
      <RichText html={html} />
      {moreHtml && (
        <ReadMore more={COPY.readMore} less={COPY.readLess} about={title} className="mt-3">
          <RichText html={moreHtml} />
        </ReadMore>
      )}
    </div>
  );
}
