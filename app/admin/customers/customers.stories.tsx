import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {inviteProblem} from './detail/customer-copy';
import type {LoadedCustomer} from './detail/customer-view';
import {CustomerMissing} from './detail/CustomerMissing';
import {CustomerPage} from './detail/CustomerPage';
import type {CustomerRowView} from './list/customer-row-view';
import {CustomersPage} from './list/CustomersPage';
import {CustomerPrivacyPage} from './privacy/CustomerPrivacyPage';
import type {CustomerPerson} from './privacy/find-customer-person.server';

const AT = {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'} as const;
const REQUEST = {search: '', after: null};
const ADA: CustomerRowView = {
  id: 'gid://shopify/Customer/1',
  path: '/admin/customers/1',
  name: 'Ada Byron',
  email: 'ada@example.com',
  account: 'ENABLED',
  orders: 12,
  since: AT,
};

const ROWS: readonly CustomerRowView[] = [
  ADA,
  {...ADA, id: '2', name: LONG_NAME, email: `${LONG_NAME.replaceAll(' ', '.')}@example.com`, account: 'INVITED'},
  {...ADA, id: '3', name: '<b>Markup</b>', email: null, account: 'DISABLED', orders: 0},
  {...ADA, id: '4', name: null, email: null, account: null, orders: null},
];

const NO_TASKS = {failure: null, erasures: [], idempotencyKey: 'workbench'} as const;

const ERASURE = {
  id: 'gid://shopify/Customer/1',
  number: '1',
  erasedAt: AT,
  refusal: 'The app lacks the access scope write_customer_data_erasure.',
  shopifyUrl: 'https://admin.shopify.com/store/my-store/customers/1',
} as const;

const PERSON: CustomerPerson = {
  userId: 'a',
  sessions: 2,
  eraseAfter: null,
  isByStaff: false,
  hasOrderOnItsWay: false,
  isStaff: false,
};

const PRIVACY = {
  id: ERASURE.id,
  shopifyUrl: ERASURE.shopifyUrl,
  idempotencyKey: 'workbench',
  failure: null,
} as const;

const CUSTOMER: LoadedCustomer = {
  facts: {
    name: 'Ada Byron',
    email: 'ada@example.com',
    isEmailVerified: true,
    phone: '+1 718 555 0100',
    isRestricted: false,
    account: 'INVITED',
    orders: 2,
    spent: '$41.94',
    since: AT,
    note: `${LONG_NAME}\n<b>Likes it mild</b>`,
    tags: ['newsletter', 'wholesale'],
  },
  problem: null,
  contacts: {
    addresses: [{id: '1', lines: ['Ada Byron', '12 Pearl Street', 'Brooklyn NY 11201', 'United States']}],
    consent: {state: 'SUBSCRIBED', at: AT},
  },
  stored: {
    person: {
      methods: [
        {issuer: 'shopify', email: 'ada@example.com', isVerified: true, addedAt: AT},
        {issuer: 'google', email: 'ada.byron@gmail.com', isVerified: false, addedAt: AT},
      ],
      sessions: 2,
      lastSeenAt: AT,
      isAdmin: false,
    },
    orders: [
      {
        id: '1',
        name: '#1042',
        path: '/admin/orders/1',
        placedAt: AT,
        status: {label: 'Unfulfilled', tone: 'waiting'},
        total: '$20.97',
      },
    ],
  },
  idempotencyKey: 'workbench',
};

const RESTRICTED: LoadedCustomer = {
  ...CUSTOMER,
  facts: CUSTOMER.facts && {...CUSTOMER.facts, name: null, email: null, phone: null, note: null, isRestricted: true},
  contacts: null,
  stored: {person: null, orders: []},
};

function CustomersStates() {
  return (
    <>
      <State name="some, with more pages" isWide>
        <CustomersPage
          {...NO_TASKS}
          request={REQUEST}
          problem={null}
          page={{rows: ROWS, isRestricted: true, next: '?after=1'}}
        />
      </State>
      <State name="no one found" isWide>
        <CustomersPage
          {...NO_TASKS}
          request={{search: LONG_NAME, after: null}}
          problem={null}
          page={{rows: [], isRestricted: false, next: null}}
        />
      </State>
      <State name="without access to the Admin API" isWide>
        <CustomersPage {...NO_TASKS} request={REQUEST} problem={{kind: 'no-token'}} page={null} />
      </State>
      <State name="a customer; the email was not sent" isWide>
        <CustomerPage {...CUSTOMER} failure={inviteProblem({kind: 'too-many'}).notice} />
      </State>
      <State name="a customer whose data the store does not share" isWide>
        <CustomerPage {...RESTRICTED} failure={null} />
      </State>
      <State name="Shopify and the database are down" isWide>
        <CustomerPage
          {...CUSTOMER}
          facts={null}
          contacts={null}
          stored={null}
          problem={{kind: 'shop-down'}}
          failure={null}
        />
      </State>
      <State name="customers to erase in Shopify" isWide>
        <CustomersPage {...NO_TASKS} request={REQUEST} problem={null} page={null} erasures={[ERASURE]} />
      </State>
      <State name="personal data" isWide>
        <CustomerPrivacyPage {...PRIVACY} found={{person: PERSON}} />
      </State>
      <State name="personal data; to be erased" isWide>
        <CustomerPrivacyPage {...PRIVACY} found={{person: {...PERSON, eraseAfter: AT, hasOrderOnItsWay: true}}} />
      </State>
      <State name="personal data of somebody who never signed in" isWide>
        <CustomerPrivacyPage {...PRIVACY} found={{person: null}} />
      </State>
      <State name="no such customer" isWide>
        <CustomerMissing />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Customers', States: CustomersStates};
