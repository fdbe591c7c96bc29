import {Link} from '@remix-run/react';
import type {Notice} from '~/core/notice';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {STAFF_COPY} from './staff-copy';
import {StaffInvitations} from './StaffInvitations';
import {StaffInviteForm} from './StaffInviteForm';
import {StaffMember} from './StaffMember';
import type {LoadedStaff, StaffReply} from './staff-view';

interface StaffPageProps extends LoadedStaff {
  readonly reply: StaffReply | undefined;
  /** Why a form did not reach the server. */
  readonly offline: Notice | null;
}

/** Who is staff: roles, sessions, invitations, and who leaves. */
export function StaffPage({staff, idempotencyKey, reply, offline}: StaffPageProps) {
  const notice = offline ?? reply?.notice;
  return (
    <AdminPage
      title={STAFF_COPY.title}
      actions={
        <Link to="/admin/security#audit-log" className={buttonStyle({tone: 'quiet', size: 'sm'})}>
          {STAFF_COPY.log}
        </Link>
      }
    >
      {notice && (
        <Alert tone={notice.tone} title={notice.title}>
          {notice.body}
        </Alert>
      )}
      {!staff && (
        <Alert tone="error" title={STAFF_COPY.failed}>
          {STAFF_COPY.failedText}
        </Alert>
      )}
      {staff && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-labelledby="staff-members" className="grid min-w-0 gap-4">
            <h2 id="staff-members" className="text-xl font-semibold">
              {STAFF_COPY.members}
            </h2>
            {staff.members.map((member) => (
              <StaffMember key={member.id} member={member} idempotencyKey={idempotencyKey} />
            ))}
          </section>
          <div className="grid min-w-0 gap-5">
            {/* An invitation that was sent starts with an empty form. */}
            <StaffInviteForm key={idempotencyKey} idempotencyKey={idempotencyKey} reply={reply} />
            <StaffInvitations invitations={staff.invitations} idempotencyKey={idempotencyKey} />
          </div>
        </div>
      )}
    </AdminPage>
  );
}
