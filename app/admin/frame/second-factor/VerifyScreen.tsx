import {Form, Link, useNavigation} from '@remix-run/react';
import {useEffect, type ReactNode} from 'react';
import {INTENT} from '~/core/intent';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {TextField} from '~/ui/TextField';
import {forgetTexts, markInterrupted, onLogOut} from '../kept-texts';
import {SECOND_FACTOR_COPY, secondFactorText} from './second-factor-copy';
import {
  VERIFY_FIELDS,
  type EnrollmentView,
  type SecondFactorProblem,
  type VERIFY_INTENTS,
  type VerifyView,
} from './verify-view';

const COPY = SECOND_FACTOR_COPY;

interface VerifyScreenProps {
  readonly view: VerifyView;
  readonly problem: SecondFactorProblem | null;
  readonly returnPath: string;
}

/** The page of the second factor: setting it up, entering it, and the recovery codes. */
export function VerifyScreen({view, problem, returnPath}: VerifyScreenProps) {
  useEffect(() => {
    markInterrupted();
    return onLogOut(forgetTexts);
  }, []);
  return (
    <div className="page flex justify-center py-10 sm:py-16">
      <section
        aria-labelledby="second-factor"
        className="flex w-full max-w-md flex-col gap-5 self-start rounded-card border border-line bg-surface-raised p-6 shadow-card sm:p-8"
      >
        <h1 id="second-factor" className="text-heading">
          {COPY[view.kind].title}
        </h1>
        <p className="text-ink-soft">{COPY[view.kind].text}</p>
        {problem && <Alert tone="error" title={secondFactorText(problem)} />}
        {view.kind === 'mail' && <CodeForm intent="mail" submit={COPY.mail.submit} />}
        {view.kind === 'enroll' && <Enroll {...view.enrollment} />}
        {view.kind === 'verify' && <Verify isRecovering={problem?.kind === 'wrong-recovery-code'} />}
        {view.kind === 'enrolled' && <SavedCodes codes={view.recoveryCodes} returnPath={returnPath} />}
      </section>
    </div>
  );
}

function Enroll({qrCode, typedKey, pending, isMailed}: EnrollmentView) {
  return (
    <>
      <figure className="flex flex-col items-center gap-3">
        <img src={qrCode} alt={COPY.enroll.qrCode} width={200} height={200} className="rounded-control" />
        <figcaption className="text-center font-semibold">{COPY.enroll.scan}</figcaption>
      </figure>
      <p className="text-center text-sm text-ink-soft">
        {COPY.enroll.typed} <code className="block font-mono text-base text-ink select-all">{typedKey}</code>
      </p>
      <CodeForm intent="enroll" submit={COPY.enroll.submit}>
        <input type="hidden" name={VERIFY_FIELDS.pending} value={pending} />
        <CodeField label={COPY.enroll.code} />
        {isMailed && (
          <LongCodeField name={VERIFY_FIELDS.mailCode} label={COPY.enroll.mailCode} hint={COPY.enroll.mailed} />
        )}
      </CodeForm>
    </>
  );
}

function Verify({isRecovering}: {readonly isRecovering: boolean}) {
  return (
    <>
      <CodeForm intent="verify" submit={COPY.verify.submit}>
        <CodeField label={COPY.verify.code} />
      </CodeForm>
      <details open={isRecovering} className="border-t border-line pt-2">
        <summary className="flex min-h-11 items-center font-semibold text-accent-ink underline">
          {COPY.verify.lost}
        </summary>
        <CodeForm intent="recover" submit={COPY.verify.recover}>
          <LongCodeField name={VERIFY_FIELDS.code} label={COPY.verify.recoveryCode} hint={COPY.verify.recoveryText} />
        </CodeForm>
      </details>
    </>
  );
}

const CodeField = ({label}: {readonly label: string}) => (
  <TextField
    label={label}
    name={VERIFY_FIELDS.code}
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[0-9 ]*"
    maxLength={9}
    required
  />
);

interface LongCodeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

const LongCodeField = (props: LongCodeFieldProps) => (
  <TextField {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={40} required />
);

interface CodeFormProps {
  readonly intent: (typeof VERIFY_INTENTS)[number];
  readonly submit: string;
  readonly children?: ReactNode;
}

function CodeForm({intent, submit, children}: CodeFormProps) {
  const {state, formData} = useNavigation();
  const isPending = state !== 'idle' && formData?.get(INTENT) === intent;
  return (
    <Form method="post" replace className="flex flex-col gap-4">
      <input type="hidden" name={INTENT} value={intent} />
      {children}
      <Button type="submit" tone={intent === 'recover' ? 'outline' : 'primary'} isPending={isPending}>
        {submit}
      </Button>
    </Form>
  );
}

function SavedCodes({codes, returnPath}: {readonly codes: readonly string[]; readonly returnPath: string}) {
  return (
    <>
      <ol
        aria-label={COPY.enrolled.codes}
        className="grid gap-x-6 gap-y-1.5 rounded-control bg-surface p-4 font-mono sm:grid-cols-2 sm:text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Link to={returnPath} className={buttonStyle()}>
        {COPY.enrolled.submit}
      </Link>
    </>
  );
}
