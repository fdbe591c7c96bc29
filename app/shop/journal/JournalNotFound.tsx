import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {CenterScreen} from '~/ui/CenterScreen';
import {JOURNAL_COPY} from './journal-copy';
import {BLOGS_PATH} from './journal-path';

/** The screen for a blog or an article that does not exist. */
export function JournalNotFound() {
  return (
    <CenterScreen>
      <h1 className="text-title">{JOURNAL_COPY.notFound}</h1>
      <p className="mt-3 text-lead text-ink-soft">{JOURNAL_COPY.notFoundText}</p>
      <Link to={BLOGS_PATH} prefetch="intent" className={buttonStyle({className: 'mt-8'})}>
        {JOURNAL_COPY.browse}
      </Link>
    </CenterScreen>
  );
}
