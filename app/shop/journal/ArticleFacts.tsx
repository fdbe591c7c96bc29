import type {ArticleCardView} from './journal-view';
import {JOURNAL_COPY} from './journal-copy';

interface ArticleFactsProps extends Pick<ArticleCardView, 'published' | 'readingMinutes'> {
  readonly author?: string;
}

/** Who wrote an article, when, and how long it takes to read. */
export function ArticleFacts({published, readingMinutes, author}: ArticleFactsProps) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
      {author !== undefined && (
        <span className="[overflow-wrap:anywhere] after:ms-2 after:content-['·']">
          <span>{JOURNAL_COPY.by}</span> <span className="font-semibold text-ink">{author}</span>
        </span>
      )}
      <time dateTime={published.iso} className="after:ms-2 after:content-['·']">
        {published.text}
      </time>
      <span>{JOURNAL_COPY.read(readingMinutes)}</span>
    </p>
  );
}
