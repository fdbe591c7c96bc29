import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {createPersonalDataFile, type PersonalDataFile} from '~/orders/personal-data/create-personal-data-file.server';
import {fieldOf, readForm} from '~/platform/form.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {customerPrivacyPath, parseCustomerReference} from '../customer-reference';
import {findCustomerPerson, type CustomerPerson} from './find-customer-person.server';

/**
 * Responds with the file of what is held about a customer, which is logged, or leads back to the customer.
 * @throws Response for everyone but admins; 404 for a reference to no customer
 */
export async function handleCustomerExport({context, request, params}: ActionFunctionArgs): Promise<Response> {
  const {userId} = await requireAdmin(context, request);
  const id = parseCustomerReference(params.customer ?? '');
  if (!id) throw new Response(null, {status: 404});
  const key = z.uuid().safeParse(fieldOf(await readForm(request), IDEMPOTENCY_KEY)).data;
  if (!key) return new Response(null, {status: 400});
  let file: PersonalDataFile | null = null;
  const operation: StaffOperation<CustomerPerson> = {
    read: () => findCustomerPerson({backend: context.backend, userId}, id),
    isDone: () => false,
    isPossible: () => true,
    async send(person) {
      const created = await createPersonalDataFile(context, {userId: person.userId, customerId: id}, new Date());
      if (!created.ok) return ['Shopify did not respond'];
      file = created.value;
      return [];
    },
    toAuditState: () => ({}),
  };
  // Each download is an operation of its own: a browser may send the same form again.
  const claim = {
    actorId: userId,
    key: `${key} ${crypto.randomUUID()}`,
    action: 'customer.export',
    target: id,
    details: {},
  } as const;
  await executeStaffOperation(context, claim, operation);
  if (file) return toFileResponse(file);
  context.flash.set('customer-data-unavailable');
  return redirect(customerPrivacyPath(id), 303);
}

const toFileResponse = ({name, body}: PersonalDataFile): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
