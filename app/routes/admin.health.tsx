import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {loadSubscriberTotals} from '~/admin/subscribers/find-subscriber-totals.server';
import {WaitingMails} from '~/admin/subscribers/WaitingMails';
import {HealthPage} from '~/admin/health/HealthPage';
import {loadHealth} from '~/admin/health/load-health.server';
import {handleHealth} from '~/admin/health/webhooks/handle-health.server';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export async function loader(args: LoaderFunctionArgs) {
  const [loaded, subscribers] = await Promise.all([loadHealth(args), loadSubscriberTotals(args)]);
  return data({...loaded.data, subscribers}, loaded.init ?? undefined);
}

export const action = handleHealth;

export const clientAction = keepTyped;

export default function AdminHealthRoute() {
  const {subscribers, ...loaded} = useLoaderData<typeof loader>();
  const {reply, offline} = useServerReply<typeof action>();
  return (
    <HealthPage {...loaded} reply={reply} offline={offline}>
      <WaitingMails totals={subscribers} />
    </HealthPage>
  );
}
