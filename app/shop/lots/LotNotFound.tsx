import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {CenterScreen} from '~/ui/CenterScreen';
import {LOTS_COPY} from './lots-copy';

export const LotNotFound = () => (
  <CenterScreen>
    <h1 className="text-title">{LOTS_COPY.notFound}</h1>
    <p className="mt-3 text-lead text-ink-soft">{LOTS_COPY.notFoundText}</p>
    <Link to="/products" prefetch="intent" className={buttonStyle({className: 'mt-8'})}>
      {LOTS_COPY.products}
    </Link>
  </CenterScreen>
);
