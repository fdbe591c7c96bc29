import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {VerifyView} from './verify-view';
import {VerifyScreen} from './VerifyScreen';

/** A drawing in place of the QR code, which only the server renders. */
const QR_CODE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1h1v1h-1v-1h-1z"/></svg>')}`;

const CODES = Array.from({length: 10}, (_, position) => `k3wd-9zqp-tm4c-h8r${position}`);

const VIEWS: Readonly<Record<string, VerifyView>> = {
  mail: {kind: 'mail'},
  'no mail service': {kind: 'no-mail-service'},
  'set up': {
    kind: 'enroll',
    enrollment: {
      qrCode: QR_CODE,
      typedKey: 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ',
      pending: 'sealed',
    },
  },
  code: {kind: 'verify'},
  'recovery codes': {kind: 'enrolled', recoveryCodes: CODES},
};

function SecondFactorStates() {
  return (
    <>
      {Object.entries(VIEWS).map(([name, view]) => (
        <State key={name} name={name}>
          <VerifyScreen view={view} problem={null} returnPath="/admin" />
        </State>
      ))}
      <State name="wrong code">
        <VerifyScreen view={{kind: 'verify'}} problem={{kind: 'wrong-code'}} returnPath="/admin" />
      </State>
      <State name="too many tries">
        <VerifyScreen
          view={{kind: 'verify'}}
          problem={{kind: 'throttled', retryAfterSeconds: 600}}
          returnPath="/admin"
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Second factor', States: SecondFactorStates};
