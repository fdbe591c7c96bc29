import {Link} from '@remix-run/react';
import {useRef} from 'react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {AdminPaging} from '~/admin/frame/AdminPaging';
import {AdminSearch} from '~/admin/frame/AdminSearch';
import {FilterSelect} from '~/admin/frame/FilterSelect';
import {usePageCommands} from '~/admin/frame/use-page-commands';
import {useReloadWhile} from '~/admin/frame/use-reload-while';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {cn} from '~/ui/cn';
import {EmptyState} from '~/ui/EmptyState';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {MODERATION_COPY, REVIEW_STATE_TITLES} from './moderation-copy';
import {MODERATION_PATH, moderationPath} from './moderation-request';
import {REVIEW_STATES, type LoadedReviews, type ModerationResult} from './moderation-view';
import {ModerationCard} from './ModerationCard';
import {moveReviewFocus, publishFocused} from './review-keys';

interface ModerationPageProps extends LoadedReviews {
  readonly result: ModerationResult | undefined;
  /** Set if the connection has failed since the result. */
  readonly offline?: Notice | null;
}

/** The page on which staff read, publish, reject and answer reviews. */
export function ModerationPage({request, found, idempotencyKey, result, offline = null}: ModerationPageProps) {
  const failure = usePageNotice(offline);
  const list = useRef<HTMLUListElement>(null);
  usePageCommands([
    {title: MODERATION_COPY.nextReview, key: 'j', run: () => moveReviewFocus(list.current, 1)},
    {title: MODERATION_COPY.previousReview, key: 'k', run: () => moveReviewFocus(list.current, -1)},
    {title: MODERATION_COPY.publishThis, key: 'p', run: () => publishFocused(list.current)},
  ]);
  useReloadWhile(
    found?.reviews.some(({pictures}) => pictures.some(({image, hasFailed}) => !image && !hasFailed)) ?? false,
  );
  const {state, search, page} = request;
  return (
    <AdminPage title={MODERATION_COPY.title}>
      <PageAlert shown={failure} />
      <StateLinks request={request} found={found} />
      <AdminSearch
        key={search}
        action={MODERATION_PATH}
        label={MODERATION_COPY.search}
        text={{value: search, hint: MODERATION_COPY.searchHint, maxLength: 100}}
        clear={search ? {title: MODERATION_COPY.clear, path: moderationPath({state, search: '', page: 1})} : null}
      >
        <FilterSelect
          label={MODERATION_COPY.state}
          name="state"
          value={state === 'pending' ? '' : state}
          anyTitle={REVIEW_STATE_TITLES.pending}
          options={REVIEW_STATES.filter((each) => each !== 'pending').map((each) => [each, REVIEW_STATE_TITLES[each]])}
        />
      </AdminSearch>
      {found === null && (
        <Alert tone="error" title={MODERATION_COPY.failed}>
          {MODERATION_COPY.failedText}
        </Alert>
      )}
      {found?.reviews.length === 0 && (
        <EmptyState title={search ? MODERATION_COPY.noMatch(search) : MODERATION_COPY.none[state]}>
          {!search && MODERATION_COPY.noneText}
        </EmptyState>
      )}
      {found && found.reviews.length > 0 && (
        <>
          <p className="text-sm text-ink-soft max-lg:hidden noscript:hidden">{MODERATION_COPY.keys}</p>
          <ul ref={list} aria-label={MODERATION_COPY.list} className="flex flex-col gap-4">
            {found.reviews.map((review) => (
              <li key={review.id}>
                <ModerationCard
                  review={review}
                  idempotencyKey={idempotencyKey}
                  result={result?.review === review.id ? result : undefined}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {found && (
        <AdminPaging
          copy={MODERATION_COPY}
          first={page > 1 ? moderationPath({state, search, page: 1}) : null}
          next={found.hasNext ? moderationPath({state, search, page: page + 1}) : null}
        />
      )}
    </AdminPage>
  );
}

/** Links to the reviews of each state, with their numbers. */
function StateLinks({request, found}: Pick<LoadedReviews, 'request' | 'found'>) {
  return (
    <nav aria-label={MODERATION_COPY.states} className="flex flex-wrap gap-1 border-b border-line">
      {REVIEW_STATES.map((state) => (
        <Link
          key={state}
          to={moderationPath({state, search: request.search, page: 1})}
          aria-current={state === request.state ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-11 items-center gap-2 border-b-2 px-3 font-semibold no-underline',
            state === request.state ? 'border-accent-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {REVIEW_STATE_TITLES[state]}
          {found && <span className="text-sm tabular-nums">{MODERATION_COPY.count(found.counts[state])}</span>}
        </Link>
      ))}
    </nav>
  );
}
