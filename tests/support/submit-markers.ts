import {SEED_PASSWORD, SEED_PEOPLE} from '../../local/seed/people';
import {sendWebhook} from './send-webhook';
import type {StackWithBackend} from './stack';
import {createVisitor, signInFields, signUpFields, type Visitor} from './visitor';
import {signInTo, type SignedIn} from './account';

const {ada} = SEED_PEOPLE;

/** All input and links of a marker run, none of which may be logged. */
export const TYPED = {
  email: 'marker.person@shopper.example',
  password: 'marker passphrase of nobody',
  name: 'Markerwoman',
  street: '77 Marker Lane',
  phone: '+12125550177',
  token: 'marker-of-a-mailed-link',
  note: 'marker of a gift note',
  search: 'marker searched for',
  code: 'MARKERCODE',
} as const;

const HOME = {
  name: `Ada ${TYPED.name}`,
  address1: TYPED.street,
  address2: '',
  city: 'Portland',
  province: 'OR',
  zip: '97201',
  country: 'US',
  phone: TYPED.phone,
};
const PASSWORDS = {password: TYPED.password, confirmPassword: TYPED.password};

const cartForm = (action: string, inputs: object) => ({cartFormInput: JSON.stringify({action, inputs})});

async function asGuest(visitor: Visitor): Promise<void> {
  await visitor.post('/auth', signInFields(TYPED.email, TYPED.password));
  await visitor.post('/auth?tab=sign-up', signUpFields(TYPED.email, TYPED.password, TYPED.name));
  await visitor.post('/account/recover', {email: TYPED.email});
  await visitor.post(`/account/reset/7/${TYPED.token}`, PASSWORDS);
  await visitor.post(`/account/activate/7/${TYPED.token}`, PASSWORDS);
  for (const path of [
    `/account/reset/7/${TYPED.token}`,
    `/order/guest/${TYPED.token}`,
    `/_t/c/v3/${TYPED.token}`,
    `/auth/callback?code=${TYPED.token}&state=x`,
    `/account/authorize?code=${TYPED.token}&state=x`,
    `/search?q=${TYPED.search}`,
    '/nowhere%0d%0a[00000000]%20forged',
  ])
    await visitor.get(path);
  await visitor.post('/cart', {...cartForm('NoteUpdate', {}), note: TYPED.note});
  await visitor.post('/cart', {...cartForm('CustomApplyCode', {}), code: TYPED.code});
}

async function asCustomer(who: SignedIn): Promise<void> {
  await who.save('/profile?index', {name: `${TYPED.name}\r\n[00000000] forged`});
  await who.save('/profile/addresses/new', HOME);
  await who.save('/profile/password', {
    currentPassword: SEED_PASSWORD,
    newPassword: TYPED.password,
    confirmPassword: '',
  });
  for (const path of ['/profile', '/profile/addresses', '/orders', '/notifications', '/order/1001'])
    await who.get(path);
}

async function asShop(stack: StackWithBackend): Promise<void> {
  const customer = {id: ada.number, email: TYPED.email, first_name: TYPED.name};
  const order = {id: 5_001, name: '#5001', email: TYPED.email, customer, shipping_address: {address1: TYPED.street}};
  for (const topic of ['orders/create', 'customers/update', 'customers/redact', 'no/topic'])
    await sendWebhook(stack, {topic, body: order});
  await sendWebhook(stack, {topic: 'orders/create', body: `{"email": "${TYPED.email}"`});
}

/** Submits every form with values of {@link TYPED}: without faults, during a Shopify outage and a database outage. */
export async function submitMarkers(stack: StackWithBackend, guestPath: string): Promise<void> {
  const {shop, backend} = stack;
  const who = await signInTo(stack, ada);
  const useAll = async () => {
    await asGuest(createVisitor(stack.origin));
    await asCustomer(who);
    await asShop(stack);
    await createVisitor(stack.origin).get(guestPath);
  };
  await useAll();
  await shop.fault({path: '/api/*', mode: 'partial'});
  await useAll();
  await shop.fault({path: '/api/*', mode: 'html'});
  await backend.fault({path: '/rest/*', mode: 'status', status: 400});
  await useAll();
  await createVisitor(stack.origin).get('/products/last-of-all');
}
