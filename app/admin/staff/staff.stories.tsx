import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {InvitationPage} from './invitation/InvitationPage';
import type {InvitationState} from './invitation/invitation-view';
import {staffDone} from './staff-copy';
import {StaffPage} from './StaffPage';
import type {StaffMemberView, StaffView} from './staff-view';

const AT = {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'} as const;

const GITA: StaffMemberView = {
  id: '1',
  name: 'Gita Rao',
  email: 'gita@example.com',
  role: 'owner',
  since: AT,
  hasSecondFactor: true,
  isSelf: true,
  isLastOwner: true,
  sessions: [
    {handle: 'a', method: 'Signed in at the shop', verifiedAt: AT, lastSeen: 'now', isOwn: true},
    {handle: 'b', method: 'Signed in with Google', verifiedAt: AT, lastSeen: '12 minutes ago', isOwn: false},
  ],
};

const STAFF: StaffView = {
  members: [
    GITA,
    {
      ...GITA,
      id: '2',
      name: LONG_NAME,
      email: null,
      role: 'packer',
      hasSecondFactor: false,
      isSelf: false,
      isLastOwner: false,
      sessions: [],
    },
  ],
  invitations: [
    {id: '3', email: 'pia@example.com', role: 'packer', expiresAt: AT, isExpired: false},
    {id: '4', email: `${'long'.repeat(15)}@example.com`, role: 'owner', expiresAt: AT, isExpired: true},
  ],
};

const STATES: readonly (InvitationState | null)[] = [
  'ready',
  'signed-out',
  'other-address',
  'not-verified',
  'already-staff',
  'invalid',
  null,
];

function InvitationStates() {
  return STATES.map((state) => (
    <State key={state} name={`an invitation: ${state ?? 'without the database'}`} isWide>
      <InvitationPage
        state={state}
        email={state && state !== 'invalid' ? 'pia@example.com' : null}
        role={state && state !== 'invalid' ? 'packer' : null}
        signInPath="/auth"
        shopName="Fusion Tiffin"
        offline={null}
      />
    </State>
  ));
}

function StaffStates() {
  return (
    <>
      <State name="two people and two invitations" isWide>
        <StaffPage staff={STAFF} idempotencyKey="1" reply={{notice: staffDone('change-role')}} offline={null} />
      </State>
      <State name="an address that is none" isWide>
        <StaffPage
          staff={{members: [{...GITA, isLastOwner: false}], invitations: []}}
          idempotencyKey="1"
          reply={{notice: null, emailError: 'Enter an email address.', values: {email: 'pia', role: 'owner'}}}
          offline={null}
        />
      </State>
      <State name="without the database" isWide>
        <StaffPage staff={null} idempotencyKey="1" reply={undefined} offline={null} />
      </State>
      <InvitationStates />
    </>
  );
}

export const stories: Stories = {title: 'Staff', States: StaffStates};
