import {Link} from '@remix-run/react';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {DETAIL_COPY} from './detail-copy';

/** The items that could not be bought again, with a link to the cart that holds the others. */
export function Shortfalls({shortfalls}: {readonly shortfalls: readonly Notice[]}) {
  return (
    <Alert
      tone="warning"
      className="mt-6"
      title={DETAIL_COPY.boughtInPart}
      action={
        <Link to="/cart" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {DETAIL_COPY.toCart}
        </Link>
      }
    >
      <ul>
        {shortfalls.map(({title, body}) => (
          <li key={title + (body ?? '')}>
            {title}
            {body && <span>{`. ${body}`}</span>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
