import {Link} from '@remix-run/react';
import {Disclosure} from '~/ui/Disclosure';
import {GUEST_HELP_COPY} from './guest-help-copy';

/** Who wants to see orders may have none with an account. What it says is the same for every address. */
export const GuestHelp = () => (
  <div className="mt-6 border-t border-line pt-3">
    <Disclosure title={GUEST_HELP_COPY.title}>
      <p>{GUEST_HELP_COPY.text}</p>
      <Link to="/contact?topic=order" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {GUEST_HELP_COPY.contact}
      </Link>
    </Disclosure>
  </div>
);
