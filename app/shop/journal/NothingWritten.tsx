import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {JOURNAL_COPY} from './journal-copy';

/** The state of a store, or a blog, without articles. */
export const NothingWritten = () => (
  <EmptyState
    title={JOURNAL_COPY.empty}
    action={
      <Link to="/recipes" prefetch="intent" className={buttonStyle()}>
        {JOURNAL_COPY.recipes}
      </Link>
    }
  >
    {JOURNAL_COPY.emptyText}
  </EmptyState>
);
