import {Link} from '@remix-run/react';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {ACCOUNT_COPY} from '../account-copy';
import type {AccountAddress, Page} from '../store/account-store';
import {AddressCard} from './AddressCard';

const COPY = ACCOUNT_COPY.addresses;
const ADDRESSES_PATH = '/profile/addresses';
const NEW = `${ADDRESSES_PATH}/new`;

type AddressesPageProps = {
  readonly failure: Notice | null;
  readonly book:
    | ({readonly kind: 'book'; readonly isFirst: boolean} & Page<AccountAddress>)
    | {readonly kind: 'failed'; readonly failure: Notice}
    | {readonly kind: 'none'; readonly isCustomer: boolean};
};

export function AddressesPage({book, failure}: AddressesPageProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{COPY.title}</h2>
        {book.kind === 'book' && book.items.length > 0 && (
          <Link to={NEW} className={buttonStyle({size: 'sm'})}>
            {COPY.add}
          </Link>
        )}
      </div>
      {failure && (
        <Alert tone="error" title={failure.title} className="mb-6">
          {failure.body}
        </Alert>
      )}
      <Book book={book} />
    </>
  );
}

function Book({book}: Pick<AddressesPageProps, 'book'>) {
  if (book.kind === 'none') return <NoBook isCustomer={book.isCustomer} />;
  if (book.kind === 'failed') return <Failed failure={book.failure} />;
  if (book.items.length === 0) {
    return (
      <EmptyState
        title={COPY.emptyTitle}
        action={
          <Link to={NEW} className={buttonStyle()}>
            {COPY.add}
          </Link>
        }
      >
        {COPY.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {book.items.map((address) => (
          <AddressCard key={address.number} address={address} />
        ))}
      </ul>
      <BookLinks isFirst={book.isFirst} next={book.next} />
    </>
  );
}

/** @param isCustomer whether the shop knows them, but this session may not open their book: they came with Google */
function NoBook({isCustomer}: {readonly isCustomer: boolean}) {
  return (
    <EmptyState
      title={isCustomer ? COPY.closedTitle : COPY.noneTitle}
      action={
        <Link to="/account/link?returnTo=/profile/addresses" className={buttonStyle({tone: 'outline'})}>
          {isCustomer ? COPY.open : COPY.connect}
        </Link>
      }
    >
      {isCustomer ? COPY.closedText : COPY.noneText}
    </EmptyState>
  );
}

interface BookLinksProps {
  readonly isFirst: boolean;
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

function BookLinks({isFirst, next}: BookLinksProps) {
  if (isFirst && !next) return null;
  const style = buttonStyle({tone: 'outline', size: 'sm'});
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {!isFirst && (
        <Link to={ADDRESSES_PATH} className={style}>
          {COPY.first}
        </Link>
      )}
      {next && (
        <Link to={`${ADDRESSES_PATH}?${new URLSearchParams({after: next}).toString()}`} className={style}>
          {COPY.more}
        </Link>
      )}
    </div>
  );
}

function Failed({failure}: {readonly failure: Notice}) {
  return (
    <Alert
      tone="error"
      title={failure.title}
      action={
        <Link to={ADDRESSES_PATH} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {COPY.retry}
        </Link>
      }
    >
      {failure.body}
    </Alert>
  );
}
