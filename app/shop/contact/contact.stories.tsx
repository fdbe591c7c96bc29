import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {contactProblem} from './contact-copy';
import {NO_VALUES, type ContactValues} from './contact-fields';
import type {ContactReply} from './contact-view';
import {ContactPage} from './ContactPage';

const VIEW = {title: 'Contact Us', supportEmail: 'help@shop.example', isSent: false, initialValues: NO_VALUES};
const TYPED: ContactValues = {
  name: LONG_NAME,
  email: 'ada@example.com',
  topic: 'damage',
  order: '#1001',
  message: 'One of the packs has a hole.',
};
const FAILED: ContactReply = {values: TYPED, fieldErrors: {}, failure: contactProblem({kind: 'mail-unavailable'})};
const INVALID: ContactReply = {
  values: {...NO_VALUES, email: 'ada'},
  fieldErrors: {name: 'Name is required', email: 'Invalid email address format', topic: 'Please choose.'},
  failure: null,
};
const STATES = {
  'an empty form': {...VIEW, reply: undefined},
  'invalid fields': {...VIEW, reply: INVALID},
  'a message that was not sent': {...VIEW, reply: FAILED},
  'a message that was sent': {...VIEW, isSent: true, reply: undefined},
  'no support address': {...VIEW, supportEmail: null, reply: undefined},
};

function ContactStates() {
  return (
    <>
      {Object.entries(STATES).map(([name, props]) => (
        <State key={name} name={name} isWide>
          <ContactPage {...props}>
            <p>What helps us to answer.</p>
          </ContactPage>
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Contact form', States: ContactStates};
