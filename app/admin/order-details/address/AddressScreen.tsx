import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {StaleAlert} from '~/admin/frame/StaleAlert';
import {isNull, useLastLoaded} from '~/admin/frame/use-last-loaded';
import {STAFF_ORDER_COPY} from '~/orders/commands/staff-order-copy';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {ExternalLink} from '~/ui/ExternalLink';
import {PageAlert} from '~/ui/PageAlert';
import {SectionCard} from '~/ui/SectionCard';
import {usePageNotice} from '~/ui/use-page-notice';
import {ADDRESS_CLOSED, ADDRESS_COPY} from './address-copy';
import type {AddressContent, AddressResult, AddressView} from './address-view';
import {AddressForm} from './AddressForm';

interface AddressScreenProps {
  /** Null while the database is unavailable. */
  readonly view: AddressView | null;
  readonly result: AddressResult | undefined;
}

/** The page that corrects where an order goes, as long as nothing of it is packed. */
export function AddressScreen({view: loaded, result}: AddressScreenProps) {
  const {data: view, isStale} = useLastLoaded(loaded, isNull);
  const {data: content, isStale: isContentStale} = useLastLoaded(view?.content ?? null, isContentFailed);
  const failure = usePageNotice(result?.failure ?? null);
  if (!view || !content) {
    return (
      <AdminPage title={ADDRESS_COPY.title('order')}>
        <Alert tone="error" title={ADDRESS_COPY.unavailable}>
          {STAFF_ORDER_COPY.unavailable}
        </Alert>
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={ADDRESS_COPY.title(view.name)}
      actions={
        <Link to={view.path} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
          {STAFF_ORDER_COPY.back}
        </Link>
      }
    >
      <div className="flex max-w-2xl flex-col gap-5">
        <StaleAlert isStale={isStale || isContentStale} />
        <PageAlert shown={failure} />
        {content.kind === 'failed' ? (
          <Alert tone="error" title={ADDRESS_COPY.unavailable}>
            {content.text}
          </Alert>
        ) : (
          <AddressContentView view={view} content={content} result={result} />
        )}
      </div>
    </AdminPage>
  );
}

const isContentFailed = (content: AddressContent | null): boolean => content?.kind === 'failed';

interface AddressContentViewProps {
  readonly view: AddressView;
  readonly content: Extract<AddressContent, {kind: 'loaded'}>;
  readonly result: AddressResult | undefined;
}

function AddressContentView({view, content, result}: AddressContentViewProps) {
  const {availability, values, isInUnitedStates} = content;
  if (availability !== 'open') {
    const {title, text} = ADDRESS_CLOSED[availability];
    return (
      <Alert
        tone="warning"
        title={title}
        action={<ExternalLink href={view.shopifyUrl} title={ADDRESS_COPY.edit} about={view.name} />}
      >
        {text}
      </Alert>
    );
  }
  return (
    <SectionCard title={ADDRESS_COPY.heading}>
      <AddressForm
        values={values}
        isInUnitedStates={isInUnitedStates}
        idempotencyKey={view.idempotencyKey}
        result={result}
      />
    </SectionCard>
  );
}
