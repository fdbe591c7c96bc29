import {useActionData, useLoaderData} from '@remix-run/react';
import {keepForm} from '~/admin/frame/keep-form';
import {toOfflineAddress} from '~/admin/order-details/address/address-results';
import {AddressScreen} from '~/admin/order-details/address/AddressScreen';
import {handleAddress} from '~/admin/order-details/address/handle-address.server';
import {loadAddress} from '~/admin/order-details/address/load-address.server';

export {reloadOrNull as clientLoader} from '~/admin/frame/reload-or-null';
export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadAddress;

export const action = handleAddress;

export const clientAction = keepForm(toOfflineAddress);

export default function AdminOrderAddressRoute() {
  return <AddressScreen view={useLoaderData<typeof loader>()} result={useActionData<typeof action>()} />;
}
