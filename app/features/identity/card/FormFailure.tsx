import {PageAlert} from '~/ui/PageAlert';
import type {PageNotice} from '~/ui/use-page-notice';

/** What is wrong with a whole form. After its toast it comes last, so that the fields stay where they are. */
export function FormFailure({failure}: {readonly failure: PageNotice | null}) {
  return <PageAlert shown={failure} className={failure?.isSaid ? 'order-last' : undefined} />;
}
