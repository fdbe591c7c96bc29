import {useActionData, useLoaderData} from '@remix-run/react';
import {HealthPage} from '~/features/system-health/HealthPage';
import {loadHealth} from '~/features/system-health/load-health.server';
import {handleHealth} from '~/features/system-health/webhooks/handle-health.server';

export {revalidateAfterForm as shouldRevalidate} from '~/features/admin/frame/revalidate-after-form';

export const loader = loadHealth;

export const action = handleHealth;

export default function AdminHealthRoute() {
  return <HealthPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
