import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {ADMIN_FRAME_COPY} from '../admin-frame-copy';

const {forbidden} = ADMIN_FRAME_COPY;

/** What staff see in place of a page that their role may not open. */
export function Forbidden() {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <h1 className="text-[1.625rem] leading-tight lg:text-[1.875rem]">{forbidden.title}</h1>
      <p className="text-ink-soft">{forbidden.body}</p>
      <Link to="/admin/orders" className={buttonStyle()}>
        {forbidden.back}
      </Link>
    </div>
  );
}
