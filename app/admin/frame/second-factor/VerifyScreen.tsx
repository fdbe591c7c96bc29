import {Form, Link, useNavigation} from '@remix-run/react';
import {useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode} from 'react';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
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
  /** Set if the connection failed while the last code was sent. */
  readonly offline?: Notice | null;
  readonly returnPath: string;
}

/** The page of the second factor: setting it up, entering it, and the recovery codes. */
export function VerifyScreen({view, problem, offline = null, returnPath}: VerifyScreenProps) {
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
        {offline && (
          <Alert tone="error" title={offline.title}>
            {offline.body}
          </Alert>
        )}
        {problem && !isAboutField(problem) && <Alert tone="error" title={secondFactorText(problem)} />}
        {view.kind === 'mail' && <CodeForm intent="mail" submit={COPY.mail.submit} />}
        {view.kind === 'enroll' && <Enroll {...view.enrollment} problem={problem} />}
        {view.kind === 'verify' && <Verify problem={problem} />}
        {view.kind === 'enrolled' && <SavedCodes codes={view.recoveryCodes} returnPath={returnPath} />}
      </section>
    </div>
  );
}

interface ProblemProps {
  readonly problem: SecondFactorProblem | null;
}

/** Returns whether another code solves the problem, which is shown at the field then. */
const isAboutField = ({kind}: SecondFactorProblem): boolean => /^(wrong|used)-/.test(kind);

function Enroll({qrCode, typedKey, pending, problem}: EnrollmentView & ProblemProps) {
  const isMailedCode = problem?.kind === 'wrong-mail-code';
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
        <CodeField label={COPY.enroll.code} problem={isMailedCode ? null : problem} {...APP_CODE} />
        <CodeField
          name={VERIFY_FIELDS.mailCode}
          label={COPY.enroll.mailCode}
          hint={COPY.enroll.mailed}
          problem={isMailedCode ? problem : null}
          {...LONG_CODE}
        />
      </CodeForm>
    </>
  );
}

function Verify({problem}: ProblemProps) {
  const isRecovering = problem?.kind === 'wrong-recovery-code';
  return (
    <>
      <CodeForm intent="verify" submit={COPY.verify.submit}>
        <CodeField label={COPY.verify.code} problem={isRecovering ? null : problem} {...APP_CODE} />
      </CodeForm>
      <details open={isRecovering} className="border-t border-line pt-2">
        <summary className="flex min-h-11 items-center font-semibold text-accent-ink underline">
          {COPY.verify.lost}
        </summary>
        <CodeForm intent="recover" submit={COPY.verify.recover}>
          <CodeField
            label={COPY.verify.recoveryCode}
            hint={COPY.verify.recoveryText}
            problem={isRecovering ? problem : null}
            {...LONG_CODE}
          />
        </CodeForm>
      </details>
    </>
  );
}

const APP_CODE = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  pattern: '[0-9 ]*',
  maxLength: 9,
} as const;

/** Recovery codes and codes that were mailed. */
const LONG_CODE = {autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40} as const;

type CodeFieldProps = ProblemProps &
  Omit<ComponentPropsWithoutRef<typeof TextField>, 'error' | 'name'> & {readonly name?: string};

/** The field of a code. A refused code is selected, so that the next one replaces it, and its message is announced. */
function CodeField({problem, ...rest}: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const refusal = problem && isAboutField(problem) ? problem : null;
  useEffect(() => {
    if (!refusal) return;
    field.current?.focus();
    field.current?.select();
  }, [refusal]);
  // The same message is announced again only if it was gone meanwhile.
  const isPending = useNavigation().state !== 'idle';
  const error = refusal && !isPending ? secondFactorText(refusal) : undefined;
  return <TextField ref={field} name={VERIFY_FIELDS.code} {...rest} error={error} isErrorAnnounced required />;
}

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
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control bg-surface p-4 font-mono sm:grid-cols-2 sm:text-sm"
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
