import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {StaleAlert} from '~/admin/frame/StaleAlert';
import {isNull, useLastLoaded} from '~/admin/frame/use-last-loaded';
import {SectionCard} from '~/ui/SectionCard';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import type {PaymentFormResult} from '../payment-form-result';
import {STAFF_ORDER_COPY} from '~/orders/commands/staff-order-copy';
import {REFUND_COPY} from './refund-copy';
import type {RefundContent, RefundView} from './refund-view';
import {RefundChoiceForm} from './RefundChoiceForm';
import {RefundForm} from './RefundForm';

interface RefundScreenProps {
  /** Null while the database is unavailable. */
  readonly view: RefundView | null;
  readonly result: PaymentFormResult | undefined;
}

/** The page that refunds items of an order: first what, then how much. Both steps work without scripts. */
export function RefundScreen({view: loaded, result}: RefundScreenProps) {
  const {data: view, isStale} = useLastLoaded(loaded, isNull);
  const {data: content, isStale: isContentStale} = useLastLoaded(view?.content ?? null, isContentFailed);
  const failure = usePageNotice(result?.failure ?? null);
  if (!view || !content) {
    return (
      <AdminPage title={REFUND_COPY.title('order')}>
        <Alert tone="error" title={REFUND_COPY.unavailable}>
          {STAFF_ORDER_COPY.unavailable}
        </Alert>
      </AdminPage>
    );
  }
  const {name, path} = view;
  return (
    <AdminPage
      title={REFUND_COPY.title(name)}
      actions={
        <Link to={path} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
          {STAFF_ORDER_COPY.back}
        </Link>
      }
    >
      <div className="flex max-w-2xl flex-col gap-5">
        <StaleAlert isStale={isStale || isContentStale} />
        <PageAlert shown={failure} />
        {content.kind === 'failed' && (
          <Alert tone="error" title={REFUND_COPY.unavailable}>
            {content.text}
          </Alert>
        )}
        {content.kind === 'loaded' && (
          <>
            <SectionCard title={REFUND_COPY.choose}>
              <RefundChoiceForm {...content} hasSuggestion={content.suggestion !== null} />
            </SectionCard>
            {content.suggestion && (
              <SectionCard title={REFUND_COPY.amounts}>
                <RefundForm
                  // Another suggestion resets the form: its amount belongs to the previous one.
                  key={`${content.suggestion.decimal} ${content.suggestion.seen}`}
                  choice={content.choice}
                  suggestion={content.suggestion}
                  idempotencyKey={view.idempotencyKey}
                  result={result}
                />
              </SectionCard>
            )}
          </>
        )}
      </div>
    </AdminPage>
  );
}

const isContentFailed = (content: RefundContent | null): boolean => content?.kind === 'failed';
