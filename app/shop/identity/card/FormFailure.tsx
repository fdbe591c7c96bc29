import {PageAlert} from '~/ui/PageAlert';
import type {PageNotice} from '~/ui/use-page-notice';

/** The message about a whole form. After its toast it is shown last, so that the fields do not move. */
export function FormFailure({failure}: {readonly failure: PageNotice | null}) {
  return <PageAlert shown={failure} className={failure?.isAnnounced ? 'order-last' : undefined} />;
}
